import type { CharacterClass } from '../../../rules/model/pattern.js';
import type { Phrase } from './phrase.js';

/** The classes of characters of a pattern. */
export const characterClassPhrases: Readonly<Record<CharacterClass, Phrase>> = {
  digits: { en: 'digits', de: 'Ziffern' },
  letters: { en: 'letters', de: 'Buchstaben' },
  capitals: { en: 'capital letters', de: 'Großbuchstaben' },
  lettersOrDigits: { en: 'letters or digits', de: 'Buchstaben oder Ziffern' },
  capitalsOrDigits: { en: 'capital letters or digits', de: 'Großbuchstaben oder Ziffern' },
  spaces: { en: 'blanks', de: 'Leerzeichen' },
  anything: { en: 'characters of any kind', de: 'beliebige Zeichen' },
};

/** How many of them there are. */
export const patternPhrases = {
  exactly: { en: '{count} × {what}', de: '{count} × {what}' },
  between: { en: '{least} to {most} × {what}', de: '{least} bis {most} × {what}' },
  next: { en: ', then ', de: ', dann ' },
} as const satisfies Readonly<Record<string, Phrase>>;
