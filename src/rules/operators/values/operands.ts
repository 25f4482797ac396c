import { unitOfParameter } from '../../model/unit-of-parameter.js';
import { type Expression, type FactType, type NodeOf, numberIn } from '../../model/expression.js';
import { dimensionOf, plainFactor, type UnitSpec, unitWord } from '../../model/unit.js';
import { inUnit, isBareLiteral } from '../../units/in-unit.js';
import { sameType } from '../../units/same-type.js';
import type { CheckedOperation, OperatorUse, OperatorWays } from './value-operator.js';

/** What is asked of the operands alone. */
type OperandsUse = Pick<OperatorUse, 'operator' | 'operands' | 'refuse'>;

/** Of an operator that gives one of its operands: each can be the one. */
export const operandTaken = (operator: string): Pick<OperatorWays, 'count' | 'said'> => ({
  count: (operands) => operands,
  said: (way, operands) => `takes ${operands[way]} of its ${operator}`,
});

/** Whether all operands are of a kind, in words as the refusal says them; the first that is not is a finding. */
export function areAll(use: OperandsUse, kind: FactType['kind'], words: string): boolean {
  const index = use.operands.findIndex(({ type }) => type.kind !== kind);
  const other = use.operands[index];
  if (other) use.refuse('wrong-kind', `${use.operator} needs ${words}, found a ${other.type.kind}`, index);
  return !other;
}

const unitOf = ({ type }: Expression): UnitSpec | undefined => (type.kind === 'number' ? type.unit : undefined);

const isShare = (unit: UnitSpec | undefined): boolean => unit?.kind === 'unit' && dimensionOf(unit) === 'percent';

/**
 * Operands that must be numbers of one dimension: all are brought to the unit of the first that is not a bare literal.
 */
export function oneUnit(use: OperandsUse): CheckedOperation | undefined {
  if (!areAll(use, 'number', 'numbers')) return undefined;
  const leading = use.operands.find((operand) => operand.node !== 'literal' || unitOf(operand)) ?? use.operands[0];
  const unit = leading && unitOf(leading);
  const operands: Expression[] = [];
  for (const [index, operand] of use.operands.entries()) {
    if (isShare(unit) && isBareLiteral(operand)) {
      const number = String((operand as NodeOf<'literal', Expression>).value);
      const message = `${number} stands beside percent: write { literal: ${number}, unit: percent } for ${number} percent, or { literal: ${number}, unit: number } for ${number} times the whole`;
      return use.refuse('wrong-dimension', message, index);
    }
    const converted = inUnit(operand, unit);
    if (!converted) {
      const message = `${use.operator} needs one dimension, found ${unitWord(unitOf(operand))} beside ${unitWord(unit)}`;
      const about = unitOfParameter(operand) ?? (leading && unitOfParameter(leading));
      return use.refuse('wrong-dimension', message, index, about);
    }
    operands.push(converted);
  }
  return { type: numberIn(unit), operands };
}

/** Operands that must be of one kind: numbers of one dimension, brought to one unit as {@link oneUnit} says. */
export function oneType(use: OperandsUse): CheckedOperation | undefined {
  const [first] = use.operands as readonly [Expression, ...Expression[]];
  if (first.type.kind === 'number') return oneUnit(use);
  for (const [index, operand] of use.operands.entries()) {
    if (!sameType(first.type, operand.type))
      return use.refuse('wrong-kind', `${use.operator} needs values of one kind`, index);
  }
  const unit = first.type.kind === 'list' && first.type.of.kind === 'number' ? first.type.of.unit : undefined;
  return {
    type: first.type,
    operands: unit ? use.operands.map((operand) => inUnit(operand, unit) ?? operand) : use.operands,
  };
}

/**
 * Operands as `multiply`, `divide` and `power` reckon with them: numbers as they stand in their declared unit, percent
 * as its hundredth. `units` are those of the operands; undefined: plain.
 */
export function plainOperands(
  use: OperatorUse,
): { readonly operands: readonly Expression[]; readonly units: readonly (UnitSpec | undefined)[] } | undefined {
  if (!areAll(use, 'number', 'numbers')) return undefined;
  const plain = use.operands.map((operand) =>
    plainFactor(unitOf(operand)) === undefined ? undefined : inUnit(operand, undefined),
  );
  return {
    operands: use.operands.map((operand, index) => plain[index] ?? operand),
    units: use.operands.map((operand, index) => (plain[index] ? undefined : unitOf(operand))),
  };
}
