import type { Condition, NodeOf } from '../model/expression.js';
import { type ComparisonOperator, comparisonOperators } from '../operators/comparisons.js';

type Comparison = NodeOf<'comparison', Condition>;

/** How many elements of a list a comparison asks for, and what its opposite asks for. */
export const oppositeDecorators = { someFact: 'everyFact', everyFact: 'someFact' } as const;

/**
 * The condition that is true exactly when this one is false, and undecided when it is: down to the comparisons, of
 * which `isKnown` and `isConfirmed` turn their yes or no.
 */
export const oppositeOf = (condition: Condition): Condition => turned(condition, oppositeComparison);

/**
 * A condition turned around: every `all` is an `any`, and the other way round, down to the comparisons that `turn`
 * turns.
 */
export function turned(condition: Condition, turn: (comparison: Comparison) => Condition): Condition {
  const all = (conditions: readonly Condition[]): readonly Condition[] => conditions.map((each) => turned(each, turn));
  switch (condition.node) {
    case 'always':
      return { node: 'always', value: !condition.value };
    case 'all':
      return { node: 'any', conditions: all(condition.conditions) };
    case 'any':
      return { node: 'all', conditions: all(condition.conditions) };
    case 'atLeast': {
      const { count, conditions } = condition;
      return { node: 'atLeast', count: conditions.length - count + 1, conditions: all(conditions) };
    }
    case 'comparison':
      return turn(condition);
  }
}

function oppositeComparison(comparison: Comparison): Condition {
  const { decorator, right } = comparison;
  const operator = comparisonOperators.get(comparison.operator) as ComparisonOperator;
  return {
    ...comparison,
    operator: operator.opposite,
    decorator: decorator && oppositeDecorators[decorator],
    right: operator.right === 'yesNo' && right.node === 'literal' ? { ...right, value: !right.value } : right,
  };
}
