import { languageTag } from '../../../text/language-tag.js';

/** Makes something once per locale: the formats of Intl are dear to make and cheap to use. */
function perLocale<T>(make: (tag: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    let format = made.get(locale);
    if (format === undefined) made.set(locale, (format = make(languageTag(locale))));
    return format;
  };
}

export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }));
export const listFormat = perLocale((tag) => new Intl.ListFormat(tag));

/** Dates by how exact they are. */
export const dateFormats = {
  day: perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })),
  month: perLocale((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })),
  year: perLocale((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' })),
} as const;
