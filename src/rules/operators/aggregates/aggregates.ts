import type { Aggregate } from './aggregate.js';
import { count } from './count.js';
import { earliest } from './earliest.js';
import { highest } from './highest.js';
import { lowest } from './lowest.js';
import { some } from './some.js';
import { sum } from './sum.js';

/** THE table of operators over objects, by name. */
export const aggregates: ReadonlyMap<string, Aggregate> = new Map(
  [sum, count, lowest, highest, earliest, some].map((one) => [one.name, one]),
);
