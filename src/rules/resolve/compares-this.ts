import type { Condition, Expression } from '../model/expression.js';

/** Whether a condition compares something with the object that `this` means. */
export function comparesThis(condition: Condition): boolean {
  if (condition.node === 'all' || condition.node === 'any') return condition.conditions.some(comparesThis);
  return (
    condition.node === 'comparison' &&
    (readsThis(condition.left) || (condition.right !== undefined && readsThis(condition.right)))
  );
}

const readsThis = (expression: Expression): boolean =>
  expression.node === 'this' ||
  (expression.node === 'convert' && readsThis(expression.of)) ||
  (expression.node === 'operation' && expression.operands.some(readsThis));
