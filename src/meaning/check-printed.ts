import type { Condition, DerivedFact, Expression } from '../rules/model/expression.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/**
 * Messages that print another limit than their rule is judged by: a fact of the rule that only the message reads, with
 * a parameter or a column that nothing in `violatedWhen` reads. The period about which an answer was asked may be told
 * all the same.
 */
export function* checkPrinted({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const lookBacks = lookBacksOf(ruleSet);
  for (const rule of ruleSet.rules) {
    const judged = limitsReadBy(rule.violatedWhen);
    for (const [name, fact] of rule.with) {
      const others = [...limitsReadBy(fact.is)].filter((limit) => !judged.has(limit) && !lookBacks.has(limit));
      const isPrinted = Object.values(rule.message).some((text) => text.includes(`{${name}`));
      if (others.length === 0 || !isPrinted) continue;
      const instead = judged.size === 0 ? 'nothing of the kind' : [...judged].join(' and ');
      yield {
        about: 'rules',
        at: fact.at,
        code: 'wrong-limit',
        message: `the message of the rule ${rule.id} prints ${name}, which reads ${others.join(' and ')}; the rule is judged by ${instead}`,
        intended: excused(`the rule ${rule.id}`, rule),
        holds: true,
      };
    }
  }
}

const lookBacksOf = ({ objects }: RuleSet): ReadonlySet<string> =>
  new Set(
    [...objects.values()].flatMap(({ attributes }) =>
      [...attributes.values()].flatMap(({ lookBack }) =>
        typeof lookBack === 'object' ? [`csp.${lookBack.name}`] : [],
      ),
    ),
  );

/** The parameters, tables and columns that a value or a condition reads, derived facts unfolded. */
function limitsReadBy(whole: Expression | Condition): ReadonlySet<string> {
  const found = new Set<string>();
  const walked = new Set<DerivedFact>();
  const walk = (each: Expression | Condition): void => {
    if (each.node === 'derived') {
      if (walked.has(each.fact)) return;
      walked.add(each.fact);
    }
    if (each.node === 'table' || (each.node === 'parameter' && each.parameter.kind !== 'text'))
      found.add(`csp.${each.parameter.name}`);
    if (each.node === 'column') found.add(`the column ${each.column}`);
    for (const part of partsOf(each)) for (const one of [...choosersOf(part), ...(part.of ? [part.of] : [])]) walk(one);
  };
  walk(whole);
  return found;
}
