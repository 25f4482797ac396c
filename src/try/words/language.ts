import { brand } from '../brand.js';
import { de } from './de.js';
import { en } from './en.js';

export type Words = typeof en;

/** Each with the texts of the brand in place of its own. */
const languages: Readonly<Record<string, Words>> = {
  en: { ...en, ...brand.texts['en'] },
  de: { ...de, ...brand.texts['de'] },
};

/** Languages the client itself speaks, and offers to capture in. */
export const clientLanguages: readonly string[] = Object.keys(languages);

/** The client's words in a capture language (`en`, `deDE`), English when it does not speak it. */
export const wordsIn = (language: string): Words => languages[language.slice(0, 2)] ?? en;

/** Fills `{name}` places. */
export const filled = (text: string, places: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place)).trim();

/** A locale of the service (`deCH`) as the `lang` attribute has it (`de-CH`). */
export const languageTag = (locale: string): string =>
  locale.length === 4 ? `${locale.slice(0, 2)}-${locale.slice(2)}` : locale;
