import type { CheckedOperation, OperatorUse } from './value-operator.js';

/** Two dates, and a number in a unit of time that comes out. */
export function twoDates(use: OperatorUse, word: string): CheckedOperation | undefined {
  for (const [index, operand] of use.operands.entries()) {
    if (operand.type.kind !== 'date')
      return use.refuse('wrong-kind', `${use.operator} needs dates, found a ${operand.type.kind}`, index);
  }
  const unit = use.unit(word);
  return unit
    ? { type: { kind: 'number', unit }, operands: use.operands }
    : use.refuse('unknown-unit', `${use.operator} needs the unit ${word}`);
}
