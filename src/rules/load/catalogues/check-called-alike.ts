import type { Findings } from '../../../documents/findings/findings.js';
import { append } from '../../../lists/append.js';
import type { CatalogueDraft, ColumnDraft, EntryDraft } from './catalogue-draft.js';
import { wordsInName } from './words-in-name.js';

/** Longer lists are classifications, whose names say what they please. */
const mostEntries = 400;
/** So many others with a word in their names and one value show that the two go together. */
const leastOthers = 8;
const leastLetters = 4;
/** What so many of all entries have goes with no word. */
const usualShare = 0.7;

/**
 * The one entry whose name has a word (`annuity`) and that has another value of a column (`lumpSum`) than all others
 * whose names have it.
 */
export function checkCalledAlike({ name: list, columns, entries }: CatalogueDraft, findings: Findings): void {
  if (entries.size <= leastOthers || entries.size > mostEntries) return;
  const byWord = new Map<string, EntryDraft[]>();
  for (const entry of entries.values()) for (const word of wordsIn(entry)) append(byWord, word, entry);
  const alike = [...byWord].filter(([, { length }]) => length > leastOthers);
  const told = new Set<string>();
  for (const column of alike.length > 0 ? columns.values() : [])
    for (const [word, called] of mayTell(column) ? alike : []) {
      const [odd, usual] = oddOne(column.name, called) ?? [];
      const share = [...entries.values()].filter(({ cells }) => cells[column.name] === usual).length / entries.size;
      if (!odd || share > usualShare || told.has(`${column.name} ${odd.word}`)) continue;
      told.add(`${column.name} ${odd.word}`);
      findings.warning(
        odd.placeOf(column.name),
        'uncertain-value',
        `found ${String(odd.cells[column.name])} as ${column.name} of "${odd.word}"; the other ${called.length - 1} entries of ${list} that are called ${word} have ${String(usual)}`,
      );
    }
}

const mayTell = ({ kind, list }: ColumnDraft): boolean => !list && kind !== 'number' && kind !== 'text';

/** Shorter words tell nothing. */
const wordsIn = (entry: EntryDraft): ReadonlySet<string> =>
  new Set(wordsInName(entry).filter(({ length }) => length >= leastLetters));

/** The one entry that has another value than all others, and theirs. */
function oddOne(column: string, entries: readonly EntryDraft[]): readonly [EntryDraft, unknown] | undefined {
  const [first, second, third] = entries.map(({ cells }) => cells[column]);
  const usual = first === second || first === third ? first : second;
  const [odd, ...more] = entries.filter(({ cells }) => cells[column] !== usual);
  return odd && more.length === 0 && usual !== undefined ? [odd, usual] : undefined;
}
