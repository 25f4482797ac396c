import { Gap } from '../../values/gap.js';
import { numberIn, plainOperands } from './plain-operands.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

const byZero = new Gap('failed', 'division by zero');

/** `divide: [a, b]`: a by b; keeps the unit of a when only a has one, otherwise the result is plain. */
export const divide: ValueOperator = {
  name: 'divide',
  written: { form: 'list', least: 2, most: 2 },
  freeUnit: true,
  check(use) {
    const plain = plainOperands(use);
    if (!plain) return undefined;
    const [dividend, divisor] = plain.units;
    return { operands: plain.operands, type: numberIn(divisor === undefined ? dividend : undefined) };
  },
  evaluate: ([dividend, divisor]) => (divisor === 0 ? byZero : significant((dividend as number) / (divisor as number))),
};
