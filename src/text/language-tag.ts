import { languageOf } from './language-of.js';

/** English without a country is that of the world, which most of its readers write: 14 March 1992, 14/03/1992. */
const worldTags: Readonly<Record<string, string>> = { en: 'en-001' };

/** The language tag of a locale: `deCH` is written `de-CH` where languages have tags. */
export const languageTag = (locale: string): string =>
  locale.length > 2 ? `${languageOf(locale)}-${locale.slice(2)}` : (worldTags[locale] ?? locale);
