import type { Aggregate } from './aggregate.js';
import { count } from './aggregates/count.js';
import { earliest } from './aggregates/earliest.js';
import { highest } from './aggregates/highest.js';
import { lowest } from './aggregates/lowest.js';
import { some } from './aggregates/some.js';
import { sum } from './aggregates/sum.js';

/** THE table of operators over objects, by name. */
export const aggregates: ReadonlyMap<string, Aggregate> = new Map([sum, count, lowest, highest, earliest, some].map((one) => [one.name, one]));
