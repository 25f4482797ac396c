import { placeOf } from '../documents/position.js';
import { type ParameterSet, severityIn } from '../rules/model/rule-set.js';
import type { Rule, Severity } from '../rules/model/rule.js';
import { restsOn } from '../rules/resolve/rests-on.js';

const weights: Readonly<Record<Severity | 'off', number>> = {
  off: 0,
  information: 1,
  warning: 2,
  incomplete: 3,
  error: 4,
};

/** How much a rule weighs under a parameter set; 0: it is switched off. */
export const weightIn = (set: ParameterSet, rule: Rule): number => weights[severityIn(set, rule)];

/**
 * Whether one rule could stand for another at all: for the same objects, at the same questions, of the same source
 * types.
 */
export const mayStandFor = (other: Rule, rule: Rule): boolean =>
  isOfSame(other, rule) && rule.concerns.every((concern) => other.concerns.includes(concern));

/** Whether one rule speaks beside another one, at one of its questions. */
export const standsBeside = (other: Rule, rule: Rule): boolean =>
  isOfSame(other, rule) && rule.concerns.some((concern) => other.concerns.includes(concern));

function isOfSame(other: Rule, rule: Rule): boolean {
  if (other === rule || other.scope !== rule.scope) return false;
  return !other.sources || (rule.sources?.every((source) => other.sources?.includes(source)) ?? false);
}

/** Whether it could so by what it rests on: a rule is implied by none that asks for more. */
export function restsOnNoMore(other: Rule, rule: Rule): boolean {
  const [ofOther, ofRule] = [other, rule].map(({ violatedWhen }) => restsOn([violatedWhen]).attributes);
  return ofOther !== undefined && ofOther.size > 0 && [...ofOther].every((attribute) => ofRule?.has(attribute));
}

/** What a finding says of a rule that another one stands for. */
export const saysNothing = (rule: Rule, other: Rule): string =>
  `the rule ${rule.id} says nothing of its own: whenever it is violated, ${other.id} (${placeOf(other.at)}) is, too, which weighs no less and is shown at the same questions`;

/** The same where it is shown at other questions, too. */
export const saysSame = (rule: Rule, other: Rule): string =>
  `the rule ${rule.id} says what ${other.id} (${placeOf(other.at)}) says, which weighs no less: whenever one of them is violated, both are`;
