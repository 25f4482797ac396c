import type { MatchedWord } from './matching-words.js';
import type { SearchIndex, SearchText } from './search-index.js';

/** How a text was found in a catalogue, likeliest first. */
export const kindsOfMatch = ['key', 'name', 'synonym', 'words', 'beginning', 'part', 'spelling'] as const;
export type KindOfMatch = (typeof kindsOfMatch)[number];

/** A word typed, with the words of the catalogue that it may be. */
export interface TypedWord {
  /** How much it says; undefined of a word that the catalogue has nowhere. */
  readonly weight: number | undefined;
  readonly matches: readonly MatchedWord[];
}

/** A text with how well it says what was typed. */
export interface ScoredText {
  readonly text: SearchText;
  readonly score: number;
  readonly match: KindOfMatch;
}

/** Of what was typed so much must be found, by weight, or the text is not meant. */
const leastFound = 0.4;

/** What makes one of two texts that say the same the likelier, in the order of the difference that it makes. */
const worth = { saysNothingElse: 0.3, ownLanguage: 0.04, name: 0.03, fewTexts: 0.04 };

const ways = ['word', 'beginning', 'part', 'spelling'] as const;

/** The texts that say most of what was typed; the score is above 0, and the better the higher. */
export function scoredTexts(index: SearchIndex, typed: readonly TypedWord[], language: string): readonly ScoredText[] {
  const known = typed.flatMap(({ weight }) => weight ?? []);
  // What is known nowhere says as much as the others do on the average.
  const total = (known.reduce((sum, weight) => sum + weight, 0) * typed.length) / Math.max(1, known.length);
  const touched: number[] = [];
  // By text: which word typed was found in it last, what was found of what was typed, what was so of the text, and how.
  const last = new Int8Array(index.texts.length).fill(-1);
  const found = new Float32Array(index.texts.length);
  const said = new Float32Array(index.texts.length);
  const how = new Uint8Array(index.texts.length);
  for (const [place, { weight, matches }] of typed.entries())
    for (const match of matches)
      for (const number of index.textsWith[match.number] as readonly number[]) {
        if (last[number] === place) continue;
        if (last[number] === -1) touched.push(number);
        last[number] = place;
        found[number] = (found[number] as number) + (weight as number) * match.quality;
        said[number] = (said[number] as number) + (index.weights[match.number] as number) * match.quality;
        how[number] = Math.max(how[number] as number, ways.indexOf(match.how));
      }
  return touched.flatMap((number) => {
    const text = index.texts[number] as SearchText;
    const share = (found[number] as number) / total;
    if (share < leastFound) return [];
    const alone = Math.min(1, (said[number] as number) / text.weight);
    const score =
      share * (1 - worth.saysNothingElse + worth.saysNothingElse * alone) +
      (text.locale === language ? worth.ownLanguage : 0) +
      (text.kind === 'name' ? worth.name : 0) +
      worth.fewTexts / Math.sqrt(index.textsOf.get(text.word) as number);
    const way = ways[how[number] as number] as MatchedWord['how'];
    const match = way !== 'word' ? way : share > 0.99 && alone > 0.99 ? text.kind : 'words';
    return [{ text, score, match }];
  });
}
