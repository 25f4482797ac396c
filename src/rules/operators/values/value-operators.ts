import type { ValueOperator } from './value-operator.js';
import { abs } from './abs.js';
import { addTime } from './add-time.js';
import { add } from './add.js';
import { daysBetween } from './days-between.js';
import { divide } from './divide.js';
import { firstKnown } from './first-known.js';
import { highest } from './highest.js';
import { lowest } from './lowest.js';
import { multiply } from './multiply.js';
import { power } from './power.js';
import { round } from './round.js';
import { subtractTime } from './subtract-time.js';
import { subtract } from './subtract.js';
import { without } from './without.js';
import { yearsBetween } from './years-between.js';

const operators: readonly ValueOperator[] = [
  add,
  subtract,
  multiply,
  divide,
  power,
  abs,
  round,
  lowest,
  highest,
  firstKnown,
  without,
  yearsBetween,
  daysBetween,
  addTime,
  subtractTime,
];

/** THE table of value operators, by name; `convert`, `table` and the aggregates have nodes of their own. */
export const valueOperators: ReadonlyMap<string, ValueOperator> = new Map(
  operators.map((operator) => [operator.name, operator]),
);
