import type { PartialDate } from '../../case/values/date.js';
import type { FactType } from '../model/expression.js';
import type { FactValue } from '../values/fact-value.js';
import { Gap, NONE } from '../values/gap.js';
import { partialDate } from '../values/partial-date.js';
import { significant } from '../values/significant.js';

/** One operator over objects (rule language: `sum`, `count`, ...; keys `over`, `where`, `of`, `others`). */
export interface Aggregate {
  readonly name: string;
  /** The kinds that `of` may have; none: the operator looks at the objects only. */
  readonly of: readonly FactType['kind'][];
  /** `of` may be a list too: each element counts by itself. */
  readonly takesLists?: boolean;
  /** What comes out: the type of `of`, a plain number, yes or no, a list of what `of` is. */
  readonly gives: 'same' | 'number' | 'truth' | 'list';
  /** An element that surely matches decides, whatever the others are. */
  readonly decidedByOne?: boolean;
  /**
   * Keeps what is not known in its place, instead of being unknown with it: an element of which it is undecided whether
   * it counts, a value that is not there.
   */
  readonly keepsGaps?: boolean;
  /** The values of the matching elements that are there (without `of`: one per element). */
  fold(values: readonly FactValue[]): FactValue;
}

/** Folds numbers two at a time; none of none. */
const ofPairs =
  (fold: (a: number, b: number) => number): Aggregate['fold'] =>
  (values) =>
    values.length === 0 ? NONE : (values as readonly number[]).reduce((a, b) => fold(a, b));

const inexact = new Gap('inexact', 'the dates are not exact enough');

/** A date that surely lies at one end of all, or inexact when partial dates overlap so that none does; none of none. */
const atOneEnd =
  (isCloser: (a: PartialDate, b: PartialDate) => boolean, isSure: (a: PartialDate, b: PartialDate) => boolean) =>
  (values: readonly FactValue[]): FactValue => {
    const dates = values as readonly PartialDate[];
    if (dates.length === 0) return NONE;
    const end = dates.reduce((a, b) => (isCloser(b, a) ? b : a));
    return dates.every((date) => partialDate.writtenAlike(end, date) || isSure(end, date)) ? end : inexact;
  };

const { earliest, latest } = partialDate;

const operators: readonly Aggregate[] = [
  {
    name: 'sum',
    of: ['number'],
    gives: 'same',
    fold: (values) => significant((values as readonly number[]).reduce((total, value) => total + value, 0)),
  },
  { name: 'count', of: [], gives: 'number', fold: (values) => values.length },
  {
    name: 'countDistinct',
    of: ['number', 'code', 'word', 'text'],
    takesLists: true,
    gives: 'number',
    fold: (values) => new Set(values).size,
  },
  { name: 'lowest', of: ['number'], gives: 'same', fold: ofPairs(Math.min) },
  { name: 'highest', of: ['number'], gives: 'same', fold: ofPairs(Math.max) },
  {
    name: 'earliest',
    of: ['date'],
    gives: 'same',
    fold: atOneEnd(
      (a, b) => latest(a) < latest(b),
      (a, b) => latest(a) <= earliest(b),
    ),
  },
  {
    name: 'latest',
    of: ['date'],
    gives: 'same',
    fold: atOneEnd(
      (a, b) => earliest(a) > earliest(b),
      (a, b) => earliest(a) >= latest(b),
    ),
  },
  {
    name: 'list',
    of: ['number', 'code', 'word', 'text', 'date'],
    takesLists: true,
    gives: 'list',
    keepsGaps: true,
    fold: (values) => values,
  },
  { name: 'some', of: [], gives: 'truth', decidedByOne: true, fold: (values) => values.length > 0 },
];

/** THE table of operators over objects, by name. */
export const aggregates: ReadonlyMap<string, Aggregate> = new Map(operators.map((one) => [one.name, one]));
