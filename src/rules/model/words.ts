/** A text in every locale of its rule set, by two-letter locale. */
export type Words = Readonly<Record<string, string>>;

/**
 * The text in a locale of two or four characters; a missing text falls back to the first locale (decisions, "Cases").
 */
export function textIn(words: Words, locale: string): string {
  return words[locale] ?? words[locale.slice(0, 2)] ?? Object.values(words)[0] ?? '';
}
