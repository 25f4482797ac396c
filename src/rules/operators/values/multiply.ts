import { numberIn, plainOperands } from './plain-operands.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

/** `multiply: [a, b, ...]`: keeps the unit when exactly one operand has one, otherwise the result is plain. */
export const multiply: ValueOperator = {
  name: 'multiply',
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  freeUnit: true,
  check(use) {
    const plain = plainOperands(use);
    if (!plain) return undefined;
    const units = plain.units.filter((unit) => unit !== undefined);
    return { operands: plain.operands, type: numberIn(units.length === 1 ? units[0] : undefined) };
  },
  evaluate: (values) => significant((values as readonly number[]).reduce((product, value) => product * value, 1)),
};
