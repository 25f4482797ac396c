import { valueOperators } from '../operators/values/value-operators.js';
import type { Expression, FactType } from '../model/expression.js';
import { inDimension } from '../units/same-type.js';

/**
 * A number that comes directly out of multiply, divide or power (or round or abs of one) in the unit that its fact
 * declares, of whatever dimension; undefined when a declared unit of another dimension is not free there, or nothing
 * needs to change.
 */
export function freeUnit(expression: Expression, expected: FactType): Expression | undefined {
  if (expression.node !== 'operation' || expression.type.kind !== 'number' || expected.kind !== 'number')
    return undefined;
  if (inDimension(expression.type.unit, expected.unit)) return undefined;
  const free = valueOperators.get(expression.operator)?.freeUnit;
  if (free === 'made') return { ...expression, type: expected };
  const [operand] = expression.operands;
  const inner = operand && free === 'kept' ? freeUnit(operand, expected) : undefined;
  return inner && { ...expression, operands: [inner], type: expected };
}
