import { arithmetic } from './arithmetic.js';
import { betweenDates } from './between-dates.js';
import { extremes } from './extremes.js';
import { firstKnown } from './first-known.js';
import { round } from './round.js';
import { shiftedDates } from './shifted-dates.js';
import type { ValueOperator } from './value-operator.js';
import { without } from './without.js';
import { withExtremes } from './with-extreme.js';

const operators: readonly ValueOperator[] = [
  ...arithmetic,
  round,
  ...extremes,
  ...withExtremes,
  firstKnown,
  without,
  ...betweenDates,
  ...shiftedDates,
];

/** THE table of value operators, by name; `convert`, `table` and the aggregates have nodes of their own. */
export const valueOperators: ReadonlyMap<string, ValueOperator> = new Map(
  operators.map((operator) => [operator.name, operator]),
);
