import type { Findings } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import type { ReadText } from '../glossary/wording.js';
import { outsideBraces } from './numbers-in-text.js';
import { type WordsOfTexts, wordsUnder } from './words-of-texts.js';

/** Of fewer words of a locale it is not known what its language has. */
const leastWords = 200;

/** A sentence of fewer words may be alone in what it speaks of; names are. */
const leastOfText = 4;
/** Words that all languages have: `virus`. */
const mostOfBoth = 0.25;

const isSentence = /[.?!]\s*$/;

/**
 * Reports texts of which hardly any word stands in another text of their locale, not even the smallest: they are in
 * another language. What is returned are the places of the texts that are told.
 */
export function reportStrange(
  texts: readonly (readonly ReadText[])[],
  words: readonly WordsOfTexts[],
  told: ReadonlySet<string>,
  findings: Findings,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts.flat()) {
    const known = wordsUnder(words, text.locale);
    if (!isSentence.test(text.text) || known.size < leastWords || told.has(placeOf(text.place()))) continue;
    const own = outsideBraces(text.text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu);
    if (
      !own ||
      own.length < leastOfText ||
      own.filter((word) => known.get(word)?.texts !== 1).length > mostOfBoth * own.length
    )
      continue;
    found.add(placeOf(text.place()));
    findings.warning(text.place(), 'wrong-language', `no other text in ${text.locale} has the words of “${text.text}”`);
  }
  return found;
}
