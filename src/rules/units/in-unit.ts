import { dimensionOf, plainFactor, type UnitSpec, unitWord } from '../model/unit.js';
import type { Expression } from '../model/expression.js';

const isBareLiteral = (expression: Expression): boolean =>
  expression.node === 'literal' && expression.type.kind === 'number' && expression.type.unit === undefined;

const scaled = (expression: Expression, factor: number, unit: UnitSpec | undefined): Expression => ({
  node: 'operation',
  operator: factor < 1 ? 'divide' : 'multiply',
  operands: [expression, { node: 'literal', value: factor < 1 ? 1 / factor : factor, type: { kind: 'number' } }],
  options: {},
  type: unit ? { kind: 'number', unit } : { kind: 'number' },
});

/**
 * A number, or a list or range of numbers, in another unit of the same dimension; a literal without unit is read in it.
 * Percent and plain numbers share one. Undefined when the dimensions differ.
 */
export function inUnit(expression: Expression, unit: UnitSpec | undefined): Expression | undefined {
  const { type } = expression;
  const elements = type.kind === 'list' ? type.of : type;
  if (elements.kind !== 'number' && elements.kind !== 'range') return undefined;
  const from = elements.unit;
  if (isBareLiteral(expression)) return unit ? { ...expression, type: { kind: 'number', unit } } : expression;
  if (unitWord(from) === unitWord(unit)) return expression;
  const [fromFactor, toFactor] = [plainFactor(from), plainFactor(unit)];
  if (fromFactor !== undefined && toFactor !== undefined) return asPlain(expression, fromFactor / toFactor, unit);
  if (from === undefined || unit === undefined || dimensionOf(from) !== dimensionOf(unit)) return undefined;
  const target = { kind: elements.kind, unit } as const;
  return {
    node: 'convert',
    of: expression,
    from,
    to: unit,
    type: type.kind === 'list' ? { kind: 'list', of: target } : target,
  };
}

function asPlain(expression: Expression, factor: number, unit: UnitSpec | undefined): Expression | undefined {
  if (factor === 1) return { ...expression, type: unit ? { kind: 'number', unit } : { kind: 'number' } };
  return expression.type.kind === 'number' ? scaled(expression, factor, unit) : undefined;
}
