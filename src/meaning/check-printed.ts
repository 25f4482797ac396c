import type { Condition, DerivedFact, Expression } from '../rules/model/expression.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/**
 * Messages that print another limit than their rule is judged by: a fact of the rule that only the message reads, with
 * a parameter or a column that nothing in `violatedWhen` reads. The period about which one of the judged answers was
 * asked may be told all the same.
 */
export function* checkPrinted({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const rule of ruleSet.rules)
    for (const { fact, others, judged } of otherLimitsPrinted(rule)) {
      const instead = judged.size === 0 ? 'nothing of the kind' : [...judged].join(' and ');
      yield {
        about: 'rules',
        at: fact.at,
        code: 'wrong-limit',
        message: `the message of the rule ${rule.id} prints ${fact.name}, which reads ${others.join(' and ')}; the rule is judged by ${instead}`,
        intended: excused(`the rule ${rule.id}`, rule),
        holds: true,
      };
    }
}

/** The own facts of a rule that its message prints, with the limits that they read and the rule is not judged by. */
export function* otherLimitsPrinted(rule: Rule): Iterable<{
  readonly fact: DerivedFact;
  readonly others: readonly string[];
  readonly judged: ReadonlySet<string>;
}> {
  const { limits: judged, lookBacks } = readBy(rule.violatedWhen);
  for (const [name, fact] of rule.with) {
    const others = [...readBy(fact.is).limits].filter((limit) => !judged.has(limit) && !lookBacks.has(limit));
    const isPrinted = Object.values(rule.message).some((text) => text.includes(`{${name}`));
    if (others.length > 0 && isPrinted) yield { fact, others, judged };
  }
}

/**
 * The parameters, tables and columns that a value or a condition reads, derived facts unfolded, and the periods about
 * which the answers that it reads were asked.
 */
function readBy(whole: Expression | Condition): Readonly<Record<'limits' | 'lookBacks', ReadonlySet<string>>> {
  const found = new Set<string>();
  const lookBacks = new Set<string>();
  const walked = new Set<DerivedFact>();
  const walk = (each: Expression | Condition): void => {
    if (each.node === 'derived') {
      if (walked.has(each.fact)) return;
      walked.add(each.fact);
    }
    if (each.node === 'table' || (each.node === 'parameter' && each.parameter.kind !== 'text'))
      found.add(`csp.${each.parameter.name}`);
    if (each.node === 'attribute' && typeof each.attribute.lookBack === 'object')
      lookBacks.add(`csp.${each.attribute.lookBack.name}`);
    if (each.node === 'column') found.add(`the column ${each.column}`);
    for (const part of partsOf(each)) for (const one of [...choosersOf(part), ...(part.of ? [part.of] : [])]) walk(one);
  };
  walk(whole);
  return { limits: found, lookBacks };
}
