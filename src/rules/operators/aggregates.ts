import type { PartialDate } from '../../case/values/date.js';
import type { FactValue } from '../values/fact-value.js';
import { Gap, NONE } from '../values/gap.js';
import { partialDate } from '../values/partial-date.js';
import { significant } from '../values/significant.js';

/** One operator over objects (rule language: `sum`, `count`, ...; keys `over`, `where`, `of`, `others`). */
export interface Aggregate {
  readonly name: string;
  /** What `of` must be; `nothing`: the operator looks at the objects only. */
  readonly of: 'number' | 'date' | 'nothing';
  /** What comes out: the type of `of`, a plain number, yes or no. */
  readonly gives: 'same' | 'number' | 'truth';
  /** An element that surely matches decides, whatever the others are. */
  readonly decidedByOne?: boolean;
  /** The values of the matching elements that are there (for `nothing`: one per element). */
  fold(values: readonly FactValue[]): FactValue;
}

/** Folds numbers two at a time; none of none. */
const ofPairs =
  (fold: (a: number, b: number) => number): Aggregate['fold'] =>
  (values) =>
    values.length === 0 ? NONE : (values as readonly number[]).reduce((a, b) => fold(a, b));

const inexact = new Gap('inexact', 'the dates are not exact enough');

/** None of none; inexact when partial dates overlap so that none is surely the earliest. */
function earliestOf(dates: readonly PartialDate[]): FactValue {
  if (dates.length === 0) return NONE;
  const first = dates.reduce((a, b) => (partialDate.latest(b) < partialDate.latest(a) ? b : a));
  const sure = dates.every(
    (date) => partialDate.writtenAlike(first, date) || partialDate.latest(first) <= partialDate.earliest(date),
  );
  return sure ? first : inexact;
}

const operators: readonly Aggregate[] = [
  {
    name: 'sum',
    of: 'number',
    gives: 'same',
    fold: (values) => significant((values as readonly number[]).reduce((total, value) => total + value, 0)),
  },
  { name: 'count', of: 'nothing', gives: 'number', fold: (values) => values.length },
  { name: 'lowest', of: 'number', gives: 'same', fold: ofPairs(Math.min) },
  { name: 'highest', of: 'number', gives: 'same', fold: ofPairs(Math.max) },
  { name: 'earliest', of: 'date', gives: 'same', fold: (values) => earliestOf(values as readonly PartialDate[]) },
  { name: 'some', of: 'nothing', gives: 'truth', decidedByOne: true, fold: (values) => values.length > 0 },
];

/** THE table of operators over objects, by name. */
export const aggregates: ReadonlyMap<string, Aggregate> = new Map(operators.map((one) => [one.name, one]));
