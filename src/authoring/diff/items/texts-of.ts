import type { Words } from '../../../rules/model/words.js';
import { byText } from '../../../text/by-text.js';

/** The texts of all languages, English first: systems that share them name their languages in another order. */
export const textsOf = (words: Words): readonly string[] =>
  Object.keys(words)
    .sort((one, other) => Number(other.startsWith('en')) - Number(one.startsWith('en')) || byText(one, other))
    .map((locale) => words[locale] as string);
