import { remembered } from '../../../lists/remembered.js';
import type { ReadText } from '../glossary/wording.js';

/** A word where it stands, by the letters of its text. */
export interface Standing {
  readonly text: ReadText;
  readonly at: number;
}

/** A word where it stands first, and in how many texts. */
export interface StandingWord extends Standing {
  texts: number;
  /** In how many of these that are the same in every locale. */
  alike: number;
  /** Where the second of these texts has it. */
  again?: Standing;
}

/** Words in small letters. */
export type Words = ReadonlyMap<string, StandingWord>;

/** The words of some texts by locale. */
export type WordsOfTexts = ReadonlyMap<string, Words>;

const leastLetters = 3;
const brace = 0x7b;
const isLetter = (code: number): boolean =>
  (code > 0x60 && code < 0x7b) || (code > 0xbf && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || code > 0x2bff));

/** The words that texts say themselves: no name of a value that is filled in. */
export function wordsOfTexts(texts: Iterable<readonly ReadText[]>): WordsOfTexts {
  const found = new Map<string, Map<string, StandingWord>>();
  for (const inLocales of texts) {
    const alike = inLocales.length > 1 && inLocales.every(({ text }) => text === inLocales[0]?.text) ? 1 : 0;
    for (const text of inLocales)
      addWords(
        remembered(found, text.locale, () => new Map<string, StandingWord>()),
        text,
        alike,
      );
  }
  return found;
}

/** Letter by letter: texts are many, and no pattern is as fast. */
function addWords(words: Map<string, StandingWord>, text: ReadText, alike: number): void {
  const small = text.text.toLowerCase();
  let from = -1;
  for (let at = 0; at <= small.length; at++) {
    if (at < small.length && isLetter(small.charCodeAt(at))) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      if (at - from >= leastLetters && (from === 0 || small.charCodeAt(from - 1) !== brace) && !isCase(small, from, at))
        addWord(words, small.slice(from, at), { text, at: from }, alike);
      from = -1;
    }
  }
}

/** The word of a choice before what is said in that case: `other {years}`. */
const isCase = (small: string, from: number, at: number): boolean =>
  small.charCodeAt(at + 1) === brace && cases.has(small.slice(from, at));

const cases: ReadonlySet<string> = new Set(['one', 'other']);

function addWord(words: Map<string, StandingWord>, small: string, { text, at }: Standing, alike: number): void {
  const known = words.get(small);
  if (!known) words.set(small, { text, at, texts: 1, alike });
  // A text that has it twice is one text.
  else if (known.text !== text && known.again?.text !== text) {
    known.texts++;
    known.alike += alike;
    known.again ??= { text, at };
  }
}

/** What the same parts have by locale: several checks ask for it. */
const together = new WeakMap<readonly WordsOfTexts[], Map<string, Words>>();

/** The words that all parts have under a locale. */
export const wordsUnder = (parts: readonly WordsOfTexts[], locale: string): Words =>
  remembered(
    remembered(together, parts, () => new Map<string, Words>()),
    locale,
    () => {
      const all = new Map<string, StandingWord>();
      for (const part of parts)
        for (const [small, word] of part.get(locale) ?? []) {
          const known = all.get(small);
          all.set(small, known ? joined(known, word) : word);
        }
      return all;
    },
  );

const joined = (one: StandingWord, other: StandingWord): StandingWord => ({
  text: one.text,
  at: one.at,
  texts: one.texts + other.texts,
  alike: one.alike + other.alike,
  again: one.again ?? other,
});

/** A word as it is written where it stands. */
export const writtenAt = ({ text, at }: Standing, small: string): string => text.text.slice(at, at + small.length);
