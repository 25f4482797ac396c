import { languageTag } from './language-tag.js';

/** Makes something once per locale: the formats of Intl are dear to make and cheap to use. */
export function perLocale<T>(make: (tag: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    let format = made.get(locale);
    if (format === undefined) made.set(locale, (format = make(languageTag(locale))));
    return format;
  };
}
