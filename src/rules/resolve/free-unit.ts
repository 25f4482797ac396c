import { valueOperators } from '../operators/values/value-operators.js';
import type { Expression, FactType, NodeOf } from '../model/expression.js';
import { partsOf } from '../model/parts-of.js';
import { dimensionOf, plainFactor, type UnitSpec } from '../model/unit.js';
import { inDimension } from '../units/same-type.js';

/**
 * A number that comes directly out of multiply, divide or power (or round or abs of one) in the unit that its fact
 * declares, of whatever dimension; undefined when a declared unit of another dimension is not free there, or nothing
 * needs to change.
 */
export function freeUnit(expression: Expression, expected: FactType): Expression | undefined {
  if (expression.node !== 'operation' || expression.type.kind !== 'number' || expected.kind !== 'number')
    return undefined;
  if (inDimension(expression.type.unit, expected.unit) || isAverage(expression)) return undefined;
  const free = valueOperators.get(expression.operator)?.freeUnit;
  if (free === 'made')
    return unitsIn(expression) > 1 || isMade(expression.type.unit, expected.unit)
      ? { ...expression, type: expected }
      : undefined;
  const [operand] = expression.operands;
  const inner = operand && free === 'kept' ? freeUnit(operand, expected) : undefined;
  return inner && { ...expression, operands: [inner], type: expected };
}

/**
 * What belongs together by a factor that the expression knows: an amount and an amount per time, a time and how often.
 */
const related: readonly (readonly string[])[] = [
  ['currency', 'currencyPerTime'],
  ['duration', 'frequency', 'operatingHours', 'hoursPerTime'],
];

/** How many numbers with a unit it is reckoned with: of several any other unit can be made. */
function unitsIn(expression: Expression): number {
  if (expression.node === 'operation' || expression.node === 'convert')
    return partsOf(expression).reduce((sum, { of }) => sum + unitsIn(of as Expression), 0);
  return expression.type.kind === 'number' && plainFactor(expression.type.unit) === undefined ? 1 : 0;
}

/** Whether as many numbers are added as their sum is divided by: that is one of them. */
function isAverage({ operator, operands: [sum, by] }: NodeOf<'operation'>): boolean {
  return (
    operator === 'divide' &&
    sum?.node === 'operation' &&
    sum.operator === 'add' &&
    by?.node === 'literal' &&
    by.value === sum.operands.length
  );
}

/**
 * Whether a declared unit may come out where the operands have one unit, or none: that of a single operand stays,
 * unless the other operands stand for a time.
 */
function isMade(unit: UnitSpec | undefined, declared: UnitSpec | undefined): boolean {
  if (unit === undefined || declared === undefined) return true;
  const dimensions = [dimensionOf(unit), dimensionOf(declared)];
  return related.some((group) => dimensions.every((dimension) => group.includes(dimension)));
}
