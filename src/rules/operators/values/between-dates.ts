import type { PartialDate } from '../../../case/values/date.js';
import { Gap } from '../../values/gap.js';
import { partialDate } from '../../values/partial-date.js';
import { areAll } from './operands.js';
import type { CheckedOperation, OperatorUse, ValueOperator } from './value-operator.js';

const inexact = new Gap('inexact', 'the date is not exact enough');

/** Two dates, and a number in a unit of time that comes out. */
function twoDates(use: OperatorUse, word: string): CheckedOperation | undefined {
  if (!areAll(use, 'date', 'dates')) return undefined;
  const unit = use.unit(word);
  return unit
    ? { type: { kind: 'number', unit }, operands: use.operands }
    : use.refuse('unknown-unit', `${use.operator} needs the unit ${word}`, undefined, `unit ${word}`);
}

type ExactDate = Required<PartialDate>;

/** Completed years from one day to a later one; negative when it is earlier. Days are counted from 1970-01-01. */
function completedYears(from: number, to: number): number {
  if (to < from) {
    const years = completedYears(to, from);
    return years === 0 ? 0 : -years;
  }
  const [begin, end] = [from, to].map(partialDate.ofDay) as [ExactDate, ExactDate];
  const [month, day] = [end.month - begin.month, end.day - begin.day];
  return end.year - begin.year - (month < 0 || (month === 0 && day < 0) ? 1 : 0);
}

/** How far it is from one date to another; negative when the second is earlier. */
export const betweenDates: readonly ValueOperator[] = [
  /** `yearsBetween: [from, to]`: completed years; inexact when the readings of a partial date disagree. */
  {
    name: 'yearsBetween',
    written: { form: 'list', least: 2, most: 2 },
    neverFails: () => true,
    check: (use) => twoDates(use, 'year'),
    evaluate(values) {
      const [from, to] = values as readonly [PartialDate, PartialDate];
      const least = completedYears(partialDate.latest(from), partialDate.earliest(to));
      const most = completedYears(partialDate.earliest(from), partialDate.latest(to));
      return least === most ? least : inexact;
    },
  },
  /** `daysBetween: [from, to]`: days; inexact unless both dates are exact. */
  {
    name: 'daysBetween',
    written: { form: 'list', least: 2, most: 2 },
    neverFails: () => true,
    check: (use) => twoDates(use, 'day'),
    evaluate(values) {
      const [from, to] = values as readonly [PartialDate, PartialDate];
      if (!partialDate.isExact(from) || !partialDate.isExact(to)) return inexact;
      return partialDate.earliest(to) - partialDate.earliest(from);
    },
  },
];
