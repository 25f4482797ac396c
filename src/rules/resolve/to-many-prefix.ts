import type { Condition, Expression } from '../model/expression.js';
import { isStep } from '../model/parts-of.js';
import { comparisonOperators } from '../operators/comparisons.js';

/**
 * The path up to its first to-many relation when the comparison is about one object of it (`contains`, `someFact:`);
 * undefined for every other condition. Two such comparisons speak of different objects.
 */
export function toManyPrefix(condition: Condition): string | undefined {
  if (condition.node !== 'comparison') return undefined;
  const { operator, decorator, left } = condition;
  const aboutOne = decorator === 'someFact' || comparisonOperators.get(operator)?.aboutOneElement;
  return aboutOne ? prefixOf(left) : undefined;
}

function prefixOf(expression: Expression): string | undefined {
  if (!isStep(expression)) return undefined;
  const relation = expression.node === 'related' ? expression.relation : undefined;
  if (relation && relation.kind !== 'one') return relation.name;
  const rest = prefixOf(expression.of);
  return rest === undefined ? undefined : `${relation?.name ?? expression.node}.${rest}`;
}
