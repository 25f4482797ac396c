import type { CharacterClass } from '../../../rules/model/pattern.js';
import type { Phrase } from './phrase.js';

/** The classes of characters of a pattern: one of them, and several. */
export const characterClassPhrases: Readonly<
  Record<CharacterClass, { readonly one: Phrase; readonly several: Phrase }>
> = {
  digits: { one: { en: 'a digit', de: 'eine Ziffer' }, several: { en: '{count} digits', de: '{count} Ziffern' } },
  letters: {
    one: { en: 'a letter', de: 'ein Buchstabe' },
    several: { en: '{count} letters', de: '{count} Buchstaben' },
  },
  capitals: {
    one: { en: 'a capital letter', de: 'ein Großbuchstabe' },
    several: { en: '{count} capital letters', de: '{count} Großbuchstaben' },
  },
  lettersOrDigits: {
    one: { en: 'a letter or digit', de: 'ein Buchstabe oder eine Ziffer' },
    several: { en: '{count} letters or digits', de: '{count} Buchstaben oder Ziffern' },
  },
  capitalsOrDigits: {
    one: { en: 'a capital letter or digit', de: 'ein Großbuchstabe oder eine Ziffer' },
    several: { en: '{count} capital letters or digits', de: '{count} Großbuchstaben oder Ziffern' },
  },
  spaces: {
    one: { en: 'a blank', de: 'ein Leerzeichen' },
    several: { en: '{count} blanks', de: '{count} Leerzeichen' },
  },
  anything: {
    one: { en: 'any character', de: 'ein beliebiges Zeichen' },
    several: { en: '{count} characters of any kind', de: '{count} beliebige Zeichen' },
  },
};

/** How many there are of the parts of a pattern, and what stands between them. */
export const patternPhrases = {
  optional: { en: 'perhaps {what}', de: 'vielleicht {what}' },
  between: { en: '{least} to {most}', de: '{least} bis {most}' },
  upTo: { en: 'up to {most}', de: 'bis zu {most}' },
  next: { en: ', then ', de: ', dann ' },
} as const satisfies Readonly<Record<string, Phrase>>;
