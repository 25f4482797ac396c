import { languageOf } from '../../../text/language-of.js';

/** What short answers are in another language, where no other list says it. */
const common: readonly Readonly<Record<string, string>>[] = [
  { en: 'yes', de: 'ja' },
  { en: 'no', de: 'nein' },
  { en: 'left', de: 'links' },
  { en: 'right', de: 'rechts' },
  { en: 'male', de: 'männlich' },
  { en: 'female', de: 'weiblich' },
  { en: 'mild', de: 'leicht' },
  { en: 'severe', de: 'schwer' },
  { en: 'never', de: 'nie' },
  { en: 'normal', de: 'normal' },
];

/** The words that everybody knows in the languages of two locales, in small letters. */
export const commonPairs = (first: string, other: string): readonly (readonly [string, string])[] =>
  common.flatMap((words) => {
    const [here, there] = [words[languageOf(first)], words[languageOf(other)]];
    return here === undefined || there === undefined ? [] : [[here, there] as const];
  });
