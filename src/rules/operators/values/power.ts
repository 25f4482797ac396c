import { plainOperands } from './plain-operands.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

/** `power: [a, n]`: a to the n; the result is plain. */
export const power: ValueOperator = {
  name: 'power',
  written: { form: 'list', least: 2, most: 2 },
  freeUnit: true,
  check(use) {
    const plain = plainOperands(use);
    return plain && { operands: plain.operands, type: { kind: 'number' } };
  },
  evaluate: ([base, exponent]) => significant((base as number) ** (exponent as number)),
};
