import type { RuleSet } from './rule-set.js';

/** Whether a locale has the form of one (`en`, `enGB`) and a rule set has its language (decisions, "Input"). */
export function isSupportedLocale({ locales }: RuleSet, locale: string): boolean {
  return isLocale(locale) && locales.includes(locale.slice(0, 2));
}

/** Two small letters, and two capitals where a country is meant. */
export const isLocale = (text: string): boolean => /^[a-z]{2}([A-Z]{2})?$/.test(text);
