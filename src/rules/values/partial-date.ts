import { daysInMonth } from '../../case/values/date.js';
import type { DateLiteral } from '../model/expression.js';

const millisecondsPerDay = 86_400_000;
const form = /^(\d{4})(?:\.(\d{2})(?:\.(\d{2}))?)?$/;

const dayNumber = (year: number, month: number, day: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / millisecondsPerDay);
};

/**
 * A year, a month or a day of the calendar, and what it may mean: `2019` is any day of 2019 (rule language, "Units,
 * money, dates"). Days are counted from 1970-01-01.
 */
export const partialDate = {
  /** `YYYY`, `YYYY.MM` or `YYYY.MM.DD`; undefined when it is none of these or not in the calendar. */
  parse(text: string): DateLiteral | undefined {
    const found = form.exec(text);
    if (!found) return undefined;
    const [year, month, day] = [Number(found[1]), found[2], found[3]];
    if (month === undefined) return { year };
    if (Number(month) < 1 || Number(month) > 12) return undefined;
    if (day === undefined) return { year, month: Number(month) };
    if (Number(day) < 1 || Number(day) > daysInMonth(year, Number(month))) return undefined;
    return { year, month: Number(month), day: Number(day) };
  },
  earliest: (date: DateLiteral): number => dayNumber(date.year, date.month ?? 1, date.day ?? 1),
  latest(date: DateLiteral): number {
    const month = date.month ?? 12;
    return dayNumber(date.year, month, date.day ?? daysInMonth(date.year, month));
  },
  isExact: (date: DateLiteral): boolean => date.day !== undefined,
  /** The same year, and month and day where given. */
  writtenAlike: (a: DateLiteral, b: DateLiteral): boolean =>
    a.year === b.year && a.month === b.month && a.day === b.day,
  /** The date on the n-th day. */
  ofDay(day: number): DateLiteral {
    const date = new Date(day * millisecondsPerDay);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  },
} as const;
