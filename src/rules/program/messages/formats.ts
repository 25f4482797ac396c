import { perLocale } from '../../../text/per-locale.js';

export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }));
export const listFormat = perLocale((tag) => new Intl.ListFormat(tag));

export const weekdayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));

/** Dates by how exact they are. */
export const dateFormats = {
  day: perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })),
  month: perLocale((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })),
  year: perLocale((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' })),
} as const;
