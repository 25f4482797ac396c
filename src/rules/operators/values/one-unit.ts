import type { Expression } from '../../model/expression.js';
import { inUnit } from '../../units/in-unit.js';
import { unitWord } from '../../units/unit-word.js';
import type { UnitSpec } from '../../model/unit.js';
import type { CheckedOperation, OperatorUse } from './value-operator.js';

const unitOf = (operand: Expression): UnitSpec | undefined =>
  operand.type.kind === 'number' ? operand.type.unit : undefined;

/**
 * Operands that must be numbers of one dimension: all are brought to the unit of the first that is not a bare literal.
 */
export function oneUnit(use: OperatorUse): CheckedOperation | undefined {
  for (const [index, operand] of use.operands.entries()) {
    if (operand.type.kind !== 'number')
      return use.refuse('wrong-kind', `${use.operator} needs numbers, found a ${operand.type.kind}`, index);
  }
  const leading = use.operands.find((operand) => operand.node !== 'literal' || unitOf(operand)) ?? use.operands[0];
  const unit = leading && unitOf(leading);
  const operands: Expression[] = [];
  for (const [index, operand] of use.operands.entries()) {
    const converted = inUnit(operand, unit);
    if (!converted) {
      const message = `${use.operator} needs one dimension, found ${unitWord(unitOf(operand))} beside ${unitWord(unit)}`;
      return use.refuse('wrong-dimension', message, index);
    }
    operands.push(converted);
  }
  return { type: unit ? { kind: 'number', unit } : { kind: 'number' }, operands };
}
