import { languageOf } from '../../../text/language-of.js';

/** Units of time, as their words begin in small letters, in one order in each language. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  en: ['year', 'month', 'week', 'day', 'hour', 'minute'],
  de: ['jahr', 'monat', 'woche', 'tag', 'stunde', 'minute'],
};

/** How the words for units of time begin in the language of a locale; the place of each tells the unit. */
export const unitsOfTime = (locale: string): readonly string[] => beginnings[languageOf(locale)] ?? [];
