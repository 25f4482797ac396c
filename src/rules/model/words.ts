import { languageOf } from '../../text/language-of.js';

/** A text in every locale of its rule set, by two-letter locale. */
export type Words = Readonly<Record<string, string>>;

/**
 * The text in a locale of two or four characters; a missing text falls back to the first locale (decisions, "Cases").
 */
export function textIn(words: Words, locale: string): string {
  return words[locale] ?? words[languageOf(locale)] ?? Object.values(words)[0] ?? '';
}
