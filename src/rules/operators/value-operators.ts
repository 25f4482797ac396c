import type { ValueOperator } from './value-operator.js';
import { abs } from './values/abs.js';
import { addTime } from './values/add-time.js';
import { add } from './values/add.js';
import { daysBetween } from './values/days-between.js';
import { divide } from './values/divide.js';
import { firstKnown } from './values/first-known.js';
import { highest } from './values/highest.js';
import { lowest } from './values/lowest.js';
import { multiply } from './values/multiply.js';
import { power } from './values/power.js';
import { round } from './values/round.js';
import { subtractTime } from './values/subtract-time.js';
import { subtract } from './values/subtract.js';
import { without } from './values/without.js';
import { yearsBetween } from './values/years-between.js';

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
export const valueOperators: ReadonlyMap<string, ValueOperator> = new Map(operators.map((operator) => [operator.name, operator]));
