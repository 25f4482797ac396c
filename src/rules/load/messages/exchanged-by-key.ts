import { languageOf } from '../../../text/language-of.js';
import { wordsOfName } from '../../../text/words-of-name.js';
import type { Words } from '../../model/words.js';

/** Shorter words of a key stand in many texts. */
const leastLetters = 4;
const ending = 3;

/**
 * The locale under which the English name of something stands that another one should have: its name has the words of
 * the key, and the name under English has none of them, and is of one word, or has letters that English has not.
 * Undefined: the names are under their languages, as far as the key tells.
 */
export function exchangedByKey(key: string, names: Words): string | undefined {
  const words = wordsOfName(key).filter((word) => word.length >= leastLetters);
  const english = Object.keys(names).find((locale) => languageOf(locale) === 'en');
  if (english === undefined || words.length === 0) return undefined;
  const own = wordsIn(names[english]);
  const isDoubtful = own.length === 1 || /[äöüß]/i.test(names[english] ?? '');
  if (!isDoubtful || words.some((word) => isIn(own, word))) return undefined;
  return Object.keys(names).find((locale) => {
    const others = locale === english ? [] : wordsIn(names[locale]);
    return words.every((word) => isIn(others, word));
  });
}

const wordsIn = (text: string | undefined): readonly string[] => text?.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Endings differ: `underwriter`, “Underwriting”. */
const isIn = (words: readonly string[], word: string): boolean =>
  words.some((each) => each.startsWith(word.slice(0, Math.max(leastLetters, word.length - ending))));
