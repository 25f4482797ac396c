import { placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import type { Attribute } from '../rules/model/attribute.js';
import { definitionsRead } from '../rules/model/definitions-read.js';
import type { Condition } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { unfolded } from './not-true-of.js';
import { Possible } from './possible.js';
import { answersFor, Ways } from './ways.js';

/** Where a rule about its answer can be violated under one parameter set, a question is no finding. */
const violatedOnce = new WeakMap<RuleSet, Set<QuestionDefinition>>();

/**
 * Questions that are asked only where none of the rules that judge their answer can be violated: a yes and a no were
 * exchanged, or an `any` and an `all` of the rule.
 */
export function* checkAskedWhere(
  { ruleSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
): Iterable<Everywhere> {
  const judging = rulesByAnswer(ruleSet.rules);
  const once = remembered(violatedOnce, ruleSet, () => new Set<QuestionDefinition>());
  // Who judges an answer is often another one than who asks for it.
  for (const { screens: ofSource } of screens.bySourceType.values()) {
    const ways = new Ways(ofSource);
    for (const [attribute, rules] of judging)
      for (const { question, conditions } of ways.asking(attribute)) {
        if (once.has(question)) continue;
        const canBe = rules.some((rule) => canBeViolated(rule, conditions, possible));
        if (canBe) once.add(question);
        yield {
          about: 'screens',
          at: question.at,
          intended: excusedQuestion(question),
          code: 'uncertain-condition',
          message: `the question ${question.screen}.${question.key} is asked only where no rule that judges its answer can be violated: ${rules.map(({ id, at }) => `${id} (${placeOf(at)})`).join(', ')}`,
          holds: !canBe,
        };
      }
  }
}

/** Of a rule that is never violated at all that is told. */
function canBeViolated({ violatedWhen }: Rule, conditions: readonly Condition[], possible: Possible): boolean {
  const read = definitionsRead(violatedWhen);
  const areApart = !conditions.some((each) => [...definitionsRead(each)].some((definition) => read.has(definition)));
  return areApart || possible.together([violatedWhen, ...conditions]) || !possible.together([violatedWhen]);
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
