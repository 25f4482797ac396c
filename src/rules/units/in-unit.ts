import { type UnitSpec, unitWord } from '../model/unit.js';
import { inDimension } from './same-type.js';
import { type Expression, type FactType, numberIn } from '../model/expression.js';

/** A number without unit, which is read in the unit of what it stands beside. */
export const isBareLiteral = (expression: Expression): boolean =>
  expression.node === 'literal' && expression.type.kind === 'number' && expression.type.unit === undefined;

/**
 * A number, or a list or range of numbers, in another unit of the same dimension; a literal without unit is read in it.
 * Percent and plain numbers share one. Undefined when the dimensions differ.
 */
export function inUnit(expression: Expression, unit: UnitSpec | undefined): Expression | undefined {
  const { type } = expression;
  const elements = type.kind === 'list' ? type.of : type;
  if (elements.kind !== 'number' && elements.kind !== 'range') return undefined;
  const from = elements.unit;
  if (isBareLiteral(expression)) return unit ? { ...expression, type: numberIn(unit) } : expression;
  if (unitWord(from) === unitWord(unit)) return expression;
  const target: FactType = unit ? { kind: elements.kind, unit } : { kind: elements.kind };
  const converted: FactType = type.kind === 'list' ? { kind: 'list', of: target } : target;
  if (!inDimension(from, unit)) return undefined;
  return { node: 'convert', of: expression, from, to: unit, type: converted };
}
