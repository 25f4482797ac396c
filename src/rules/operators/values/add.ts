import { oneUnit } from './one-unit.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

/** `add: [a, b, ...]`: keeps the unit, needs one dimension. */
export const add: ValueOperator = {
  name: 'add',
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  check: oneUnit,
  evaluate: (values) => significant((values as readonly number[]).reduce((sum, value) => sum + value, 0)),
};
