import { oneUnit } from './one-unit.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

/** `subtract: [a, b]`: a less b; keeps the unit, needs one dimension. */
export const subtract: ValueOperator = {
  name: 'subtract',
  written: { form: 'list', least: 2, most: 2 },
  check: oneUnit,
  evaluate: ([value, less]) => significant((value as number) - (less as number)),
};
