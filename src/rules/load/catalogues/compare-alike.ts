import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import type { CatalogueDraft, ColumnDraft, EntryDraft } from './catalogue-draft.js';

/** So many last words that names have in common, and so many other entries that have them, are no chance. */
const [wordsAlike, leastOthers] = [3, 8];

/** What every entry may have or not. */
const optional = ['validFrom', 'validTo', 'replacedBy'] as const;

/**
 * The one entry that has no value where all others whose names end in the same words ("…, course not further
 * specified") have one. That one alone has a value is no slip: it may be the first that is offered no longer.
 */
export function compareAlike({ entries, columns }: CatalogueDraft, findings: Findings): void {
  if (entries.size <= leastOthers) return;
  const members = [...optional, ...[...columns.values()].filter(mayBeBlank).map(({ name }) => name)];
  for (const [ending, alike] of grouped(entries.values(), endingOf)) {
    if (ending === undefined || alike.length <= leastOthers) continue;
    for (const member of members) {
      const [entry, ...more] = alike.filter((each) => !has(each, member));
      if (entry && more.length === 0 && !Object.values(entry.name).some(isToBeWritten))
        findings.warning(
          entry.placeOf(member),
          'missing-cell',
          `${member} of "${entry.word}" is empty; the other ${alike.length - 1} entries whose names end in “${ending}” have one`,
        );
    }
  }
}

const mayBeBlank = ({ default: byDefault, inheritsFrom }: ColumnDraft): boolean =>
  byDefault !== undefined || inheritsFrom !== undefined;

function endingOf({ name }: EntryDraft): string | undefined {
  const { en = '' } = name;
  let start = en.length;
  for (let words = 0; words < wordsAlike && start > 0; words++) start = en.lastIndexOf(' ', start - 1);
  return start > 0 ? en.slice(start + 1) : undefined;
}

const has = (entry: EntryDraft, member: string): boolean =>
  member in entry.cells || entry[member as (typeof optional)[number]] !== undefined;
