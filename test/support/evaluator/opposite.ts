import type { Condition } from '../../../src/rules/model/expression.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';

const decorators = { someFact: 'everyFact', everyFact: 'someFact' } as const;

/** The opposite of a resolved condition, pushed down to its comparisons as the loader does with `not`. */
export function oppositeOf(condition: Condition): Condition {
  if (condition.node === 'always') return { node: 'always', value: !condition.value };
  if (condition.node === 'atLeast') {
    const { count, conditions } = condition;
    return { node: 'atLeast', count: conditions.length - count + 1, conditions: conditions.map(oppositeOf) };
  }
  if (condition.node !== 'comparison') {
    return { node: condition.node === 'all' ? 'any' : 'all', conditions: condition.conditions.map(oppositeOf) };
  }
  const operator = comparisonOperators.get(condition.operator);
  if (!operator) throw new Error(`there is no operator ${condition.operator}`);
  const { right } = condition;
  return {
    ...condition,
    operator: operator.opposite,
    decorator: condition.decorator && decorators[condition.decorator],
    right: operator.right === 'yesNo' && right?.node === 'literal' ? { ...right, value: !right.value } : right,
  };
}
