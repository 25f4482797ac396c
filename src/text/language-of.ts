/** The language of a locale, `deCH`, or of a language tag: its first two letters. */
export const languageOf = (locale: string): string => locale.slice(0, 2);
