import { remembered } from '../../../lists/remembered.js';
import type { ReadText } from '../glossary/wording.js';

/** A word where it stands, as it is written there. */
export interface Standing {
  readonly text: ReadText;
  readonly at: number;
  readonly word: string;
}

/** A word where it stands first, and in how many texts. */
export interface StandingWord extends Standing {
  texts: number;
  /** In how many of these that are the same in every locale. */
  alike: number;
  /** Where the second of these texts has it. */
  again?: Standing;
}

/** The words of some texts by locale, in small letters. */
export type WordsOfTexts = ReadonlyMap<string, ReadonlyMap<string, StandingWord>>;

/** The words that texts say themselves: no name of a value that is filled in. */
export function wordsOfTexts(texts: Iterable<readonly ReadText[]>): WordsOfTexts {
  const found = new Map<string, Map<string, StandingWord>>();
  for (const inLocales of texts) {
    const alike = inLocales.length > 1 && inLocales.every(({ text }) => text === inLocales[0]?.text) ? 1 : 0;
    for (const text of inLocales) {
      const ofLocale = remembered(found, text.locale, () => new Map<string, StandingWord>());
      for (const { 0: word, index: at } of text.text.matchAll(/(?<![\p{L}{])\p{L}{3,}/gu)) {
        const small = word.toLowerCase();
        const known = ofLocale.get(small);
        if (!known) ofLocale.set(small, { text, at, word, texts: 1, alike });
        // A text that has it twice is one text.
        else if (known.text !== text && known.again?.text !== text) {
          known.texts++;
          known.alike += alike;
          known.again ??= { text, at, word };
        }
      }
    }
  }
  return found;
}

/** What all parts have under a locale. */
export function wordsUnder(
  parts: Iterable<WordsOfTexts>,
  isMeant: (locale: string) => boolean,
): ReadonlyMap<string, StandingWord> {
  const all = new Map<string, StandingWord>();
  for (const part of parts)
    for (const [locale, words] of part) {
      if (!isMeant(locale)) continue;
      for (const [small, word] of words) {
        const known = all.get(small);
        if (!known) all.set(small, word);
        else
          all.set(small, {
            ...known,
            texts: known.texts + word.texts,
            alike: known.alike + word.alike,
            again: known.again ?? word,
          });
      }
    }
  return all;
}
