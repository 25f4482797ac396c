import { unitOfParameter } from '../../model/unit-of-parameter.js';
import { daysInMonth, type PartialDate } from '../../../case/values/date.js';
import { Gap } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Expression } from '../../model/expression.js';
import { unitWord } from '../../model/unit.js';
import { partialDate } from '../../values/partial-date.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

/** What the units of time are in the calendar; business durations do not apply to dates. */
const calendar = {
  year: { shift: shiftMonths, by: 12 },
  month: { shift: shiftMonths, by: 1 },
  week: { shift: shiftDays, by: 7 },
  day: { shift: shiftDays, by: 1 },
};

/** Whole years, months, weeks or days that lead from no ordinary date out of the calendar. */
const longestTime = 900;

const inexact = new Gap('inexact', 'the date is not exact enough');
const notWhole = new Gap('failed', 'the time to add is not a whole number of months or days');
const outside = new Gap('failed', 'the date is outside the calendar');

function shiftMonths(date: PartialDate, months: number): FactValue {
  if (date.month === undefined && months % 12 !== 0) return inexact;
  const total = date.year * 12 + (date.month ?? 1) - 1 + months;
  const [year, month] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  if (year < 1 || year > 9999) return outside;
  if (date.month === undefined) return { year };
  return date.day === undefined ? { year, month } : { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

function shiftDays(date: PartialDate, days: number): FactValue {
  if (!partialDate.isExact(date)) return days === 0 ? date : inexact;
  const shifted = partialDate.ofDay(partialDate.earliest(date) + days);
  return shifted.year >= 1 && shifted.year <= 9999 ? shifted : outside;
}

const shiftedDate = (name: string, direction: 1 | -1): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: 2 },
  neverFails: ([, time]) => Number.isInteger(time) && Math.abs(time as number) <= longestTime,
  check(use) {
    const [date, time] = use.operands as readonly [Expression, Expression];
    if (date.type.kind !== 'date')
      return use.refuse('wrong-kind', `${name} needs a date first, found a ${date.type.kind}`, 0);
    if (time.type.kind !== 'number')
      return use.refuse('wrong-kind', `${name} needs a time second, found a ${time.type.kind}`, 1);
    if (!time.type.unit || !Object.hasOwn(calendar, unitWord(time.type.unit))) {
      const message = `${name} needs ${Object.keys(calendar).join(', ')}, found ${unitWord(time.type.unit)}; a literal says its unit: { literal: 18, unit: year }`;
      return use.refuse('wrong-dimension', message, 1, unitOfParameter(time));
    }
    return { type: { kind: 'date' }, operands: use.operands, options: { unit: unitWord(time.type.unit) } };
  },
  evaluate([date, time], { unit }) {
    const { shift, by } = calendar[unit as keyof typeof calendar];
    const amount = significant((time as number) * by);
    if (typeof amount !== 'number' || !Number.isInteger(amount)) return notWhole;
    return shift(date as PartialDate, direction * amount);
  },
});

/**
 * `addTime: [date, duration]` and `subtractTime: [date, duration]`: calendar years, months, weeks or days later or
 * earlier; a day that does not exist becomes the month's last.
 */
export const shiftedDates: readonly ValueOperator[] = [shiftedDate('addTime', 1), shiftedDate('subtractTime', -1)];
