import type { Condition, Expression } from '../model/expression.js';

/**
 * The path up to its first to-many relation when the comparison is about one object of it (`contains`, `someFact:`);
 * undefined for every other condition. Two such comparisons speak of different objects.
 */
export function toManyPrefix(condition: Condition): string | undefined {
  if (condition.node !== 'comparison') return undefined;
  return condition.operator === 'contains' || condition.decorator === 'someFact' ? prefixOf(condition.left) : undefined;
}

function prefixOf(expression: Expression): string | undefined {
  if (expression.node === 'this' || expression.node === 'case') {
    const rest = prefixOf(expression.of);
    return rest === undefined ? undefined : `${expression.node}.${rest}`;
  }
  if (expression.node !== 'related') return undefined;
  if (expression.relation.kind === 'many') return expression.relation.name;
  const rest = prefixOf(expression.of);
  return rest === undefined ? undefined : `${expression.relation.name}.${rest}`;
}
