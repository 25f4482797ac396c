import { nearPairs } from '../../../lists/near-pairs.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Words } from '../../model/words.js';
import { outsideBraces } from './numbers-in-text.js';
import type { PlacedWords } from './copied-texts.js';

/** A text, and the names of what it is about. */
export interface TextAbout extends PlacedWords {
  readonly about: Words;
}

/** A text in one locale: the words that it says, and those that name what it is about. */
interface Said {
  readonly text: TextAbout;
  readonly said: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** The share of these names that it says. */
  readonly own: number;
}

/** What an exchange must explain of the names, of each of two texts and of both together. */
const gain = { ofEach: 0.25, ofBoth: 0.5 };

/**
 * Reports two texts of which each speaks of what the other one is about, and less or not at all of what it is about
 * itself: they were exchanged.
 */
export function reportExchanged(texts: readonly TextAbout[], findings: Findings): void {
  for (const locale of new Set(texts.flatMap(({ words }) => Object.keys(words)))) {
    // Who says every name gains nothing.
    const read = texts.flatMap((text): readonly Said[] => {
      const said = stemsOf(outsideBraces(text.words[locale] ?? ''));
      const named = stemsOf(text.about[locale] ?? '');
      const own = shareOf(named, said);
      return said.size === 0 || named.size === 0 || own === 1 ? [] : [{ text, said, named, own }];
    });
    for (const [one, other] of nearPairs(read))
      if (areExchanged(one, other))
        findings.warning(
          one.text.placeOf(locale),
          'misplaced-text',
          `in ${locale} ${one.text.name} speaks of what ${other.text.name} is about, and that one of what this one is about: are the two texts exchanged?`,
        );
  }
}

function areExchanged(one: Said, other: Said): boolean {
  const [here, there] = [shareOf(other.named, one.said) - one.own, shareOf(one.named, other.said) - other.own];
  if (here <= 0 || there <= 0) return false;
  return Math.min(here, there) >= gain.ofEach && here + there > gain.ofBoth;
}

/** Longer words, by their first letters: other endings are the same word. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.toLowerCase().slice(0, 5)));

function shareOf(named: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let found = 0;
  for (const stem of named) if (said.has(stem)) found++;
  return found / named.size;
}
