import { beginning, nearWords } from './near-words.js';
import { reversed, type SearchIndex } from './search-index.js';

/** A word of a catalogue that a word typed may be. */
export interface MatchedWord {
  /** Of the word in the index. */
  readonly number: number;
  /** From 0 to 1: how surely. */
  readonly quality: number;
  readonly how: 'word' | 'beginning' | 'part' | 'spelling';
}

/** From so many letters on, so many typing errors are thought of: of short words the neighbours are other words. */
const errorsThoughtOf = [
  { letters: 8, errors: 2 },
  { letters: 3, errors: 1 },
] as const;

/** An ending that makes no other word of a word, for finding. */
const endings = ['s', 'es', 'n', 'en', 'in', 'innen', 'e', 'er'];

/** Shorter ends of words stand in too many. */
const shortestPart = 4;

/**
 * The words of the catalogue that a word typed may be, each once, the likeliest first. A word that the catalogue has is
 * not misspelled.
 */
export function matchingWords(index: SearchIndex, typed: string): readonly MatchedWord[] {
  const found = new Map<number, MatchedWord>();
  const add = (match: MatchedWord): void => {
    const known = found.get(match.number);
    if (!known || known.quality < match.quality) found.set(match.number, match);
  };
  const known = [...wholeWord(index, typed), ...inflected(index, typed)];
  for (const match of [...known, ...begun(index, typed), ...ended(index, typed)]) add(match);
  if (known.length === 0) for (const match of misspelled(index, typed)) add(match);
  return [...found.values()].sort((a, b) => b.quality - a.quality);
}

/** The word itself, where the catalogue has it. */
export function wholeWord({ numbers }: SearchIndex, typed: string): readonly MatchedWord[] {
  const number = numbers.get(typed);
  return number === undefined ? [] : [{ number, quality: 1, how: 'word' }];
}

/** Whether a word of the catalogue begins so. */
export function isBegun({ words }: SearchIndex, typed: string): boolean {
  const [from, to] = beginning(words.words, typed);
  return to > from;
}

function* inflected({ numbers }: SearchIndex, typed: string): Iterable<MatchedWord> {
  for (const ending of endings) {
    if (!typed.endsWith(ending) || typed.length < ending.length + 3) continue;
    const stem = numbers.get(typed.slice(0, -ending.length));
    if (stem !== undefined) yield { number: stem, quality: 0.95, how: 'word' };
  }
}

function* begun({ words }: SearchIndex, typed: string): Iterable<MatchedWord> {
  const [from, to] = beginning(words.words, typed);
  for (let number = from; number < to; number++) {
    const rest = (words.words[number] as string).length - typed.length;
    yield {
      number,
      quality: rest <= 2 ? 0.95 : 0.75 + (0.15 * typed.length) / (typed.length + rest),
      how: 'beginning',
    };
  }
}

function* ended({ backwards, numbers }: SearchIndex, typed: string): Iterable<MatchedWord> {
  if (typed.length < shortestPart) return;
  const [from, to] = beginning(backwards.words, reversed(typed));
  for (let place = from; place < to; place++) {
    const number = numbers.get(reversed(backwards.words[place] as string));
    if (number !== undefined) yield { number, quality: 0.65, how: 'part' };
  }
}

function* misspelled({ words }: SearchIndex, typed: string): Iterable<MatchedWord> {
  const most = errorsThoughtOf.find(({ letters }) => typed.length >= letters)?.errors ?? 0;
  if (most === 0 || typed.length > words.longest + most) return;
  for (const { index, errors, rest } of nearWords(words, typed, most)) {
    if (errors === 0 || (rest > 0 && typed.length < shortestPart)) continue;
    const quality = 0.85 - 0.2 * errors - (rest > 0 ? 0.15 : 0) - (typed.length < 5 ? 0.1 : 0);
    yield { number: index, quality, how: 'spelling' };
  }
}
