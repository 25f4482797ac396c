import { placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAnew } from './asked.js';
import type { Domains } from './domains.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { unfolded } from './not-true-of.js';
import { Possible } from './possible.js';
import { answersFor, Ways } from './ways.js';

/**
 * Questions that are asked only where none of the rules that judge their answer can be violated: a yes and a no were
 * exchanged, or an `any` and an `all` of the rule.
 */
export function* checkAskedWhere(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
  asked = askedAnew,
): Iterable<Everywhere> {
  const judging = rulesByAnswer(ruleSet.rules);
  // Who judges an answer is often another one than who asks for it.
  for (const { screens: ofSource } of screens.bySourceType.values()) {
    const ways = new Ways(ofSource);
    for (const [attribute, rules] of judging) {
      for (const { question, conditions } of ways.asking(attribute))
        yield {
          about: 'screens',
          at: question.at,
          intended: excusedQuestion(question),
          code: 'uncertain-condition',
          message: `the question ${question.screen}.${question.key} is asked only where no rule that judges its answer can be violated: ${rules.map(({ id, at }) => `${id} (${placeOf(at)})`).join(', ')}`,
          holds: asked.screens(
            () => [],
            `${ruleSet.system} ${parameterSet.id} ${placeOf(question.at)} where rules judge`,
            () =>
              rules.every(
                ({ violatedWhen }) =>
                  possible.together([violatedWhen]) && !possible.together([violatedWhen, ...conditions]),
              ),
          ),
        };
    }
  }
}

/** By the answers without which they cannot be violated: the rules of the same object. */
function rulesByAnswer(rules: readonly Rule[]): ReadonlyMap<Attribute, readonly Rule[]> {
  const found = new Map<Attribute, Rule[]>();
  for (const rule of rules)
    for (const attribute of new Set(partsThatHold(rule.violatedWhen).flatMap(answersFor)))
      if (attribute.object === rule.scope) append(found, attribute, rule);
  return found;
}

/** What must hold where a condition does, facts that are conditions unfolded. */
function partsThatHold(condition: Condition): readonly Condition[] {
  if (condition.node === 'all') return condition.conditions.flatMap(partsThatHold);
  const inner = condition.node === 'comparison' ? unfolded(condition) : undefined;
  return inner ? partsThatHold(inner) : [condition];
}
