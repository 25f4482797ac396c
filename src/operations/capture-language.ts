import type { RuleSet } from '../rules/model/rule-set.js';

const form = /^[a-z]{2}([A-Z]{2})?$/;

/** A locale of two or four characters is supported when its first two are a locale of the rule set (decisions, "Input"). */
export const isSupported = (ruleSet: RuleSet, locale: string): boolean => form.test(locale) && ruleSet.locales.includes(locale.slice(0, 2));
