/** The language tag of a locale: `deCH` is written `de-CH` where languages have tags. */
export const languageTag = (locale: string): string =>
  locale.length > 2 ? `${locale.slice(0, 2)}-${locale.slice(2)}` : locale;
