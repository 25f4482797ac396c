import type { Catalogue, Entry } from '../model/catalogue.js';
import { entryWithKey } from './entries-named.js';
import { foldedWords } from '../../text/folded.js';
import { isBegun, matchingWords, wholeWord } from './matching-words.js';
import { type KindOfMatch, type ScoredText, scoredTexts, type TypedWord } from './scored-texts.js';
import { type SearchIndex, searchIndex } from './search-index.js';
import { languageOf } from '../../text/language-of.js';

/** An entry that a text may mean, and why. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly match: KindOfMatch;
  /** The name or synonym in which it was found, as it stands in the catalogue; the key, where that was typed. */
  readonly text: string;
  /** Of that text; absent: of a key. */
  readonly locale?: string;
}

/** In characters. What stands behind them is not read, nor are more words: each costs as much as the first. */
export const longestSearch = 200;
const mostWords = 16;

/**
 * The entries that a text may mean, the likeliest first: those with this key, name or synonym, in any locale and either
 * gender form; then those with the words in any order, whole, begun, as the end of a longer word, or with typing
 * errors. Upper and lower case, accents, umlauts (ä, ae, a) and punctuation make no difference; names come before
 * synonyms, the texts of the locale before others, and what says little beside the words before what says much.
 */
export function searchEntries(
  catalogue: Catalogue,
  text: string,
  locale: string,
  isOffered: (entry: Entry) => boolean = () => true,
): readonly FoundEntry[] {
  const index = searchIndex(catalogue);
  const words = [...new Set(foldedWords(text.slice(0, longestSearch)))].slice(0, mostWords);
  const readings = readingsOf(index, words).flatMap((reading) => scoredTexts(index, reading, languageOf(locale)));
  const found = bestOfEntries(readings).flatMap((scored) => foundIn(catalogue, scored));
  const keyed = entryWithKey(catalogue, text);
  const all: readonly FoundEntry[] = keyed
    ? [{ entry: keyed, match: 'key', text: keyed.word }, ...found.filter(({ entry }) => entry !== keyed)]
    : found;
  return all.filter(({ entry }) => isOffered(entry));
}

/** What is found so much worse than the best is not meant. */
const leastOfBest = 0.6;

/** The best text of each entry, the best first. */
function bestOfEntries(scored: readonly ScoredText[]): readonly ScoredText[] {
  const least = scored.reduce((most, { score }) => Math.max(most, score), 0) * leastOfBest;
  const byEntry = new Map<string, ScoredText>();
  for (const each of scored) {
    if (each.score < least) continue;
    const best = byEntry.get(each.text.word);
    if (!best || best.score < each.score) byEntry.set(each.text.word, each);
  }
  return [...byEntry.values()].sort((a, b) => b.score - a.score);
}

function foundIn({ entries }: Catalogue, { text, match }: ScoredText): FoundEntry[] {
  const entry = entries.get(text.word);
  return entry ? [{ entry, match, text: text.text, locale: text.locale }] : [];
}

/**
 * What was typed, word by word; and with two neighbours as one word or one word as two, where that makes words of the
 * catalogue: a blank too many or too few is a typing error as well.
 */
function readingsOf(index: SearchIndex, words: readonly string[]): readonly (readonly TypedWord[])[] {
  const known = new Map<string, TypedWord>();
  const beside = words.some((word) => !littleWords.has(word));
  const read = (word: string): TypedWord => {
    let typed = known.get(word);
    if (!typed) known.set(word, (typed = typedWord(index, word, beside)));
    return typed;
  };
  const readings = [words];
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next !== undefined && isBegun(index, word + next))
      readings.push([...words.slice(0, place), word + next, ...words.slice(place + 2)]);
    if (index.numbers.has(word)) continue;
    for (let letters = 3; letters <= word.length - 3; letters++) {
      const [first, second] = [word.slice(0, letters), word.slice(letters)];
      if (index.numbers.has(first) && index.numbers.has(second))
        readings.push([...words.slice(0, place), first, second, ...words.slice(place + 1)]);
    }
  }
  return readings.map((each) => each.map(read));
}

/** A word weighs what the best that it may be weighs; one that says little beside others, little. */
function typedWord(index: SearchIndex, word: string, beside: boolean): TypedWord {
  const saysLittle = beside && littleWords.has(word);
  const matches = saysLittle ? wholeWord(index, word) : matchingWords(index, word);
  const [best] = matches;
  const weight = best && (index.weights[best.number] as number) * (saysLittle ? 0.1 : 1);
  return { weight, matches };
}

/** What stands between the words that matter, in either language. */
const littleWords: ReadonlySet<string> = new Set(
  [
    'a an and am as at by for from i in my of on or the to with',
    'als am an bei bin das dem den der die ein eine einen für ich im in mit oder und vom von zu zum zur',
  ].flatMap(foldedWords),
);
