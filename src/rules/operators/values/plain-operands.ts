import type { Expression, FactType } from '../../model/expression.js';
import { inUnit } from '../../units/in-unit.js';
import { plainFactor } from '../../units/plain-factor.js';
import type { UnitSpec } from '../../model/unit.js';
import type { OperatorUse } from './value-operator.js';

/**
 * Operands as `multiply`, `divide` and `power` reckon with them: numbers as they stand in their declared unit, percent
 * as its hundredth. `units` are those of the operands; undefined: plain.
 */
export function plainOperands(
  use: OperatorUse,
): { readonly operands: Expression[]; readonly units: (UnitSpec | undefined)[] } | undefined {
  const operands: Expression[] = [];
  const units: (UnitSpec | undefined)[] = [];
  for (const [index, operand] of use.operands.entries()) {
    if (operand.type.kind !== 'number')
      return use.refuse('wrong-kind', `${use.operator} needs numbers, found a ${operand.type.kind}`, index);
    const plain = plainFactor(operand.type.unit) === undefined ? undefined : inUnit(operand, undefined);
    operands.push(plain ?? operand);
    units.push(plain ? undefined : operand.type.unit);
  }
  return { operands, units };
}

/** The type of a number in a unit; plain without. */
export const numberIn = (unit: UnitSpec | undefined): FactType =>
  unit ? { kind: 'number', unit } : { kind: 'number' };
