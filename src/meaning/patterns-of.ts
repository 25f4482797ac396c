import { placeOf } from '../documents/position.js';
import { grouped } from '../lists/grouped.js';
import { remembered } from '../lists/remembered.js';
import { firstPlace } from '../rules/model/first-place.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';

const patterns = new WeakMap<RuleSet, ReadonlyMap<string, readonly Rule[]>>();

/** Where the condition of a rule is written: all that the rows of one pattern make have it in common. */
export const patternOf = ({ violatedWhen, at }: Rule): string => placeOf(firstPlace(violatedWhen) ?? at);

/** The rules by the patterns of which rows make them; one that is written for itself is alone in its own. */
export const patternsOf = (ruleSet: RuleSet): ReadonlyMap<string, readonly Rule[]> =>
  remembered(patterns, ruleSet, () => grouped(ruleSet.rules, patternOf));
