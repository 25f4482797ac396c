/** The languages that rules are told in. */
export const wordLocales = ['en', 'de'] as const;

export type WordLocale = (typeof wordLocales)[number];

/**
 * A phrase in each of them; `{left}` stands for what is put there. German names stay as they are: no phrase bends them.
 */
export type Phrase = Readonly<Record<WordLocale, string>>;

/** The quotation marks of each locale: a name between them stays as it is. */
const marks: Readonly<Record<WordLocale, readonly [string, string]>> = { en: ['“', '”'], de: ['„', '“'] };

export const inQuotes = (text: string, locale: WordLocale): string => `${marks[locale][0]}${text}${marks[locale][1]}`;

/** A phrase with its places filled. */
export const fill = (phrase: Phrase, locale: WordLocale, parts: Readonly<Record<string, string>> = {}): string =>
  phrase[locale].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] as string);
