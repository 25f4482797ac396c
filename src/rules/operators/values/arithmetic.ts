import { numberIn } from '../../model/expression.js';
import { Gap } from '../../values/gap.js';
import { significant } from '../../values/significant.js';
import { oneUnit, plainOperands } from './operands.js';
import type { ValueOperator } from './value-operator.js';

const byZero = new Gap('failed', 'division by zero');

/** The operators that reckon with numbers and whose check is about units alone. */
export const arithmetic: readonly ValueOperator[] = [
  /** `add: [a, b, ...]`: keeps the unit, needs one dimension. */
  {
    name: 'add',
    written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
    neverFails: () => true,
    check: oneUnit,
    evaluate: (values) => significant((values as readonly number[]).reduce((sum, value) => sum + value, 0)),
  },
  /** `subtract: [a, b]`: a less b; keeps the unit, needs one dimension. */
  {
    name: 'subtract',
    written: { form: 'list', least: 2, most: 2 },
    neverFails: () => true,
    check: oneUnit,
    evaluate: ([value, less]) => significant((value as number) - (less as number)),
  },
  /** `multiply: [a, b, ...]`: keeps the unit when exactly one operand has one, otherwise the result is plain. */
  {
    name: 'multiply',
    written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
    neverFails: () => true,
    freeUnit: 'made',
    check(use) {
      const plain = plainOperands(use);
      if (!plain) return undefined;
      const units = plain.units.filter((unit) => unit !== undefined);
      return { operands: plain.operands, type: numberIn(units.length === 1 ? units[0] : undefined) };
    },
    evaluate: (values) => significant((values as readonly number[]).reduce((product, value) => product * value, 1)),
  },
  /** `divide: [a, b]`: a by b; keeps the unit of a when only a has one, otherwise the result is plain. */
  {
    name: 'divide',
    written: { form: 'list', least: 2, most: 2 },
    neverFails: ([, by]) => typeof by === 'number' && Math.abs(by) >= 1e-12,
    freeUnit: 'made',
    check(use) {
      const plain = plainOperands(use);
      if (!plain) return undefined;
      const [dividend, divisor] = plain.units;
      return { operands: plain.operands, type: numberIn(divisor === undefined ? dividend : undefined) };
    },
    evaluate: ([dividend, divisor]) =>
      divisor === 0 ? byZero : significant((dividend as number) / (divisor as number)),
  },
  /** `power: [a, n]`: a to the n; the result is plain. */
  {
    name: 'power',
    written: { form: 'list', least: 2, most: 2 },
    freeUnit: 'made',
    check(use) {
      const plain = plainOperands(use);
      return plain && { operands: plain.operands, type: numberIn(undefined) };
    },
    evaluate: ([base, exponent]) => significant((base as number) ** (exponent as number)),
  },
  /** `abs: a`: without its sign; keeps the unit. */
  {
    name: 'abs',
    written: { form: 'one' },
    neverFails: () => true,
    freeUnit: 'kept',
    check: oneUnit,
    ways: {
      count: () => 1,
      went: ([value]) => (Number(value) < 0 ? 0 : undefined),
      said: (_, [operand]) => `has a negative ${operand}, of which abs takes the sign`,
    },
    evaluate: ([value]) => Math.abs(value as number),
  },
];
