import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft } from './catalogue-draft.js';

/** Names of so many entries that end in a number show what it counts. */
const leastNumbered = 4;

/**
 * Entries whose names are numbered in the order of the list, but for two that were exchanged: `evidence group 4` before
 * `evidence group 3`.
 */
export function checkNumberedNames({ name: list, entries }: CatalogueDraft, findings: Findings): void {
  const all = [...entries.values()];
  if (all.length < leastNumbered) return;
  for (const locale of Object.keys(all[0]?.name ?? {})) {
    const numbers = all.map(({ name }) => Number(/ (\d+)$/.exec(name[locale] ?? '')?.[1]));
    if (!numbers.every((number, index) => numbers.includes(index + 1) && number > 0)) continue;
    const at = numbers.findIndex((number, index) => number !== index + 1);
    const entry = all[at];
    if (entry)
      findings.warning(
        entry.placeOf(`name.${locale}`),
        'misplaced-text',
        `found number ${numbers[at]} in the ${locale} name of ${list}.${entry.word}, which is number ${at + 1} of the list: is it exchanged with another one?`,
      );
  }
}
