import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import { wordsOfName } from '../../../text/words-of-name.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/** So many groups whose first entry is the mildest on the whole show that all are written so. */
const leastGroups = 10;

/**
 * Entries that by the first word of their keys are about one thing (`backHealed`, `backDisc`), the mildest of them
 * first in all groups but one: there the cells of another one are milder on the whole.
 *
 * @param rankOf where a value of a column stands among all that it may have; undefined: they have no order
 */
export function checkMildestFirst(
  { name: list, columns, entries }: CatalogueDraft,
  rankOf: (column: string, value: unknown) => number | undefined,
  findings: Findings,
): void {
  const ranked = [...columns.keys()].filter((column) =>
    [...entries.values()].every(({ cells }) => rankOf(column, cells[column]) !== undefined),
  );
  if (ranked.length < 2) return;
  const rank = ({ cells }: EntryDraft, column: string): number => rankOf(column, cells[column]) ?? 0;
  const total = (entry: EntryDraft): number => ranked.reduce((sum, column) => sum + rank(entry, column), 0);
  const groups = [...grouped(entries.values(), ({ word }) => wordsOfName(word)[0] ?? '').values()].filter(
    ({ length }) => length > 1,
  );
  const wrong = groups.flatMap(([first, ...others]) => {
    const milder = first && others.find((other) => total(other) < total(first));
    return milder ? [{ first, milder }] : [];
  });
  const [one, ...more] = wrong;
  if (!one || more.length > 0 || groups.length < leastGroups) return;
  const { first, milder } = one;
  const column = ranked.find((each) => rank(milder, each) < rank(first, each)) ?? '';
  findings.warning(
    first.placeOf(column),
    'uncertain-value',
    `found ${String(first.cells[column])} as ${column} of "${first.word}", worse than ${String(milder.cells[column])} of "${milder.word}"; in all other groups of ${list} the first entry is the mildest`,
  );
}
