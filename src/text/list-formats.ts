import { perLocale } from './per-locale.js';

/** Lists as a locale writes them: "a, b and c", and where one of them is meant: "a, b or c". */
export const listFormat = perLocale((tag) => new Intl.ListFormat(tag));
export const choiceFormat = perLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));
