import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import type { EntryDraft } from './catalogue-draft.js';

/** So many groups of a classification show how near each other their members are. */
const leastGroups = 50;
/** Of two nobody knows which is meant. */
const leastSiblings = 2;
/** So many classes from the nearest of all others is hardly meant. */
const leastApart = 3;

/**
 * The entry of a classification (`5322` beside `5321` and `5329`) that a column puts into a class far from those of all
 * its siblings: classes that are numbered, `class1` beside `class5` and `class4`. `written`: the entries whose cell is
 * written.
 */
export function checkApartFromSiblings(column: string, written: readonly EntryDraft[], findings: Findings): void {
  const ranked = written.flatMap((entry) => {
    const number = /^\d{3,}$/.test(entry.word) ? /[a-z](\d+)$/.exec(String(entry.cells[column]))?.[1] : undefined;
    return number === undefined ? [] : [{ entry, rank: Number(number) }];
  });
  const groups = [...grouped(ranked, ({ entry }) => entry.word.slice(0, -1)).values()];
  if (groups.length < leastGroups) return;
  const apart = groups.flatMap((group) =>
    group.filter((one) => {
      const others = group.filter((each) => each !== one);
      return others.length >= leastSiblings && others.every(({ rank }) => Math.abs(rank - one.rank) >= leastApart);
    }),
  );
  const [odd, ...more] = apart;
  if (!odd || more.length > 0) return;
  const siblings = groups.find((group) => group.includes(odd))?.filter((each) => each !== odd) ?? [];
  findings.warning(
    odd.entry.placeOf(column),
    'uncertain-value',
    `found ${String(odd.entry.cells[column])} as ${column} of "${odd.entry.word}", far from ${[...new Set(siblings.map(({ entry }) => String(entry.cells[column])))].join(', ')} of its siblings`,
  );
}
