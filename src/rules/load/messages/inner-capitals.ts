import type { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import { placeOf } from '../../../documents/position.js';
import type { TextInLocales } from './other-language.js';
import { type WordsOfTexts, wordsUnder } from './words-of-texts.js';

/** So many texts tell how a word is written. */
const leastTexts = 2;

/**
 * Reports words with a capital behind their first letter that other texts write with small ones: `MÜll`. What stands
 * in one text alone may be the name of a product.
 */
export function reportInnerCapitals(
  texts: Iterable<TextInLocales>,
  words: readonly WordsOfTexts[],
  told: ReadonlySet<string>,
  findings: Findings,
): void {
  // A key was held too long: a second capital before small letters, or a capital umlaut within a word.
  for (const inLocales of texts)
    for (const text of inLocales)
      for (const { 0: written, index } of text.text.matchAll(
        /(?<!\p{L})(?:\p{Lu}{2}\p{Ll}{2,}|\p{L}+[ÄÖÜ]\p{Ll}+)(?!\p{L})/gu,
      )) {
        const standing = wordsUnder(words, text.locale).get(written.toLowerCase());
        if (!standing || standing.texts < leastTexts) continue;
        const at = text.place();
        if (!told.has(placeOf(at)))
          findings.warning(
            insideBlock(at, index) ?? at,
            'wrong-spelling',
            `found "${written}", with a capital behind the first letter; ${standing.texts} texts have this word`,
          );
      }
}
