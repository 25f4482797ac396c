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

/** Completed years from one day to a later one, both as their digits; negative when it is earlier. */
function completedYears(from: number, to: number): number {
  if (to >= from) return Math.floor((to - from) / 10_000);
  const years = Math.floor((from - to) / 10_000);
  return years === 0 ? 0 : -years;
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
      const least = completedYears(partialDate.latestDigits(from), partialDate.earliestDigits(to));
      const most = completedYears(partialDate.earliestDigits(from), partialDate.latestDigits(to));
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
