import { placeOf } from '../documents/position.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import { severityIn } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { notTrueOf } from './not-true-of.js';
import { Possible } from './possible.js';

/** A rule by which an attribute may not be answered where something else holds. */
interface Ban {
  readonly rule: Rule;
  readonly attribute: Attribute;
  readonly where: readonly Condition[];
}

/**
 * Questions that are asked only where a rule forbids any answer to them (what is more than 0, or known): the conditions
 * of two questions were exchanged, or one is the other way round.
 */
export function* checkForbiddenAnswers(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
): Iterable<Everywhere> {
  const bans = ruleSet.rules
    .filter((rule) => severityIn(parameterSet, rule) === 'error')
    .flatMap((rule) => [...bansOf(rule)]);
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const { questions } of ofSource)
      for (const question of questions) {
        if (question.kind !== 'attribute' || question.path.length > 0) continue;
        for (const { rule, attribute, where } of bans) {
          if (attribute !== question.attribute || !possible.together([question.shownWhen])) continue;
          const isForbidden = where.every((each) => !possible.together([question.shownWhen, notTrueOf(each)]));
          yield {
            about: 'screens',
            at: question.at,
            code: 'uncertain-condition',
            message: `the question ${question.screen}.${question.key} is asked only where the rule ${rule.id} forbids any answer: ${placeOf(rule.at)}`,
            intended: excusedQuestion(question),
            holds: isForbidden,
          };
        }
      }
}

function* bansOf(rule: Rule): Iterable<Ban> {
  const { violatedWhen } = rule;
  if (violatedWhen.node !== 'all') return;
  for (const condition of violatedWhen.conditions) {
    const attribute = anyAnswerTo(condition);
    if (attribute?.object === rule.scope)
      yield { rule, attribute, where: violatedWhen.conditions.filter((each) => each !== condition) };
  }
}

/** The attribute that has whatever answer, or whatever number above 0. */
function anyAnswerTo(condition: Condition): Attribute | undefined {
  if (condition.node !== 'comparison' || condition.left.node !== 'attribute') return undefined;
  const { operator, left, right } = condition;
  const value = right.node === 'literal' ? right.value : undefined;
  const isAny = (operator === 'isKnown' && value === true) || (operator === 'greaterThan' && value === 0);
  return isAny ? left.attribute : undefined;
}
