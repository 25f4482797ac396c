import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { comparisonOperators } from '../rules/operators/comparisons.js';
import { oppositeOf, turned } from '../rules/resolve/opposite-of.js';

type Comparison = NodeOf<'comparison', Condition>;

/**
 * The condition that is true exactly when this one is not: when it is false, or something that it rests on is not
 * there.
 */
export const notTrueOf = (condition: Condition): Condition => turned(condition, notTrueComparison);

function notTrueComparison(comparison: Comparison): Condition {
  const inner = unfolded(comparison);
  if (inner) return notTrueOf(inner);
  if (comparison.decorator) return { ...comparison, operator: `${notTrue}${comparison.operator}` };
  const opposite = oppositeOf(comparison);
  // It says yes or no of what is not there, too.
  if (comparisonOperators.get(comparison.operator)?.readsGaps) return opposite;
  const { left, right } = comparison;
  const gaps = [left, right].flatMap((side) => (isAlwaysThere(side) ? [] : [absent(side, comparison)]));
  return gaps.length === 0 ? opposite : { node: 'any', conditions: [opposite, ...gaps] };
}

/** Stands before an operator that is not true, which only contradicts that it is: some of a list may be unknown. */
export const notTrue = 'not true: ';

/** What a comparison of a fact that is a condition says of what the fact asks for; undefined: it is none. */
export function unfolded({ operator, decorator, left, right }: Comparison): Condition | undefined {
  if (decorator || left.node !== 'derived' || left.fact.is.node !== 'condition' || right.node !== 'literal')
    return undefined;
  const { condition } = left.fact.is;
  if (operator === 'isConfirmed') return right.value === true ? condition : notTrueOf(condition);
  if (operator !== 'equal' && operator !== 'notEqual') return undefined;
  return (operator === 'equal') === right.value ? condition : oppositeOf(condition);
}

const isAlwaysThere = ({ node }: Expression): boolean => node === 'literal' || node === 'parameter';

/** That a side is not there: open, failed, inexact or none. */
export const absent = (left: Expression, { leftName, at }: Pick<Comparison, 'leftName' | 'at'>): Condition => ({
  node: 'comparison',
  operator: 'isKnown',
  decorator: undefined,
  left,
  leftName,
  right: { node: 'literal', value: false, type: { kind: 'truth' } },
  rightName: undefined,
  at,
});
