import type { DerivedFact, Expression } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { unitWord } from '../../rules/model/unit.js';
import { otherUnits } from './other-units.js';
import type { Slip } from './slip.js';

/** Units in which a fact, or a fact of a rule itself, may be meant instead of the one under which it is written. */
export function* slipsInUnitOfFact(ruleSet: RuleSet, of: Rule | DerivedFact): Iterable<Slip> {
  for (const { name, is, unitAt } of 'is' in of ? [of] : of.with.values()) {
    const { type } = is;
    if (!unitAt || type.kind !== 'number') continue;
    for (const { word, factor } of otherUnits(ruleSet, type.unit)) {
      const one: Expression = { node: 'literal', value: factor, type: { kind: 'number' } };
      // A copy: what stands instead must not hold what is written.
      const by: Expression = { node: 'operation', operator: 'divide', operands: [{ ...is }, one], options: {}, type };
      const how = `with ${name} in ${word} instead of ${unitWord(type.unit)}`;
      yield { kind: 'unit', at: unitAt, how, mended: { of: 'tree', written: is, by } };
    }
  }
}
