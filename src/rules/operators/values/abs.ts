import { oneUnit } from './one-unit.js';
import type { ValueOperator } from './value-operator.js';

/** `abs: a`: without its sign; keeps the unit. */
export const abs: ValueOperator = {
  name: 'abs',
  written: { form: 'one' },
  check: oneUnit,
  evaluate: ([value]) => Math.abs(value as number),
};
