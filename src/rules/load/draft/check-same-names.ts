import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { foldedName } from '../../../text/folded.js';
import type { Words } from '../../model/words.js';

/** Something that people choose from a list by its name. */
export interface Chosen {
  readonly name: Words;
  /** As a finding calls it: `the entry "year"`. */
  readonly title: string;
  /** Only what stands in the same list can be mistaken for it. */
  readonly list?: string;
  placeOf(locale: string): Position;
}

/**
 * In a list to choose from, two entries with one name could not be told apart; nor could those of which one is written
 * with other capitals, or its umlauts as two letters.
 */
export function checkSameNames(all: Iterable<Chosen>, findings: Findings): void {
  const owners = new Map<string, Chosen>();
  for (const chosen of all)
    for (const [locale, name] of Object.entries(chosen.name)) {
      // A blank name has a finding of its own.
      if (name.trim() === '') continue;
      const same = `${chosen.list ?? ''} ${locale} ${foldedName(name)}`;
      const owner = owners.get(same);
      if (owner)
        findings.error(
          chosen.placeOf(locale),
          'duplicate-name',
          `"${name}" (${locale}) is the name of ${owner.title} already`,
        );
      else owners.set(same, chosen);
    }
}
