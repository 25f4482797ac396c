import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { languageOf } from '../../../text/language-of.js';
import { outsideBraces, type TextInLocale } from './numbers-in-text.js';

const wordsOfSentence = 3;

/** Longer words, without what is filled in. */
const words = (text: string): number => [...outsideBraces(text).matchAll(/\p{L}{3,}/gu)].length;

const germanLetter = /[äöüß]/i;
const smallWord = /(?<!\p{L})\p{Ll}{3,}/u;

/** Whether a text has a letter that English has not. */
export const hasGermanLetter = (text: string): boolean => germanLetter.test(outsideBraces(text));

/**
 * Whether a text is that of another language: a word or a name may be the same, several words of which one is no name
 * are not, nor is a word with a letter that one of the languages has not.
 */
export const isUntranslated = (one: TextInLocale, other: TextInLocale): boolean =>
  areSame(one, other) &&
  (words(one.text) >= wordsOfSentence ||
    hasGermanLetter(one.text) ||
    (words(one.text) > 1 && smallWord.test(outsideBraces(`${one.text} ${other.text}`))));

/** The same among names, of which a few words may be the same in several languages. */
export const isUntranslatedName = (one: TextInLocale, other: TextInLocale): boolean =>
  areSame(one, other) && words(one.text) >= wordsOfSentence;

/** `en` and `en-GB` are one language. */
const areSame = (one: TextInLocale, other: TextInLocale): boolean =>
  one.text.toLowerCase() === other.text.toLowerCase() &&
  languageOf(one.locale) !== languageOf(other.locale) &&
  !isToBeWritten(one.text);
