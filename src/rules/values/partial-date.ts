import { daysInMonth, type PartialDate } from '../../case/values/date.js';

const millisecondsPerDay = 86_400_000;

const dayNumber = (year: number, month: number, day: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / millisecondsPerDay);
};

/** What a partial date may mean (rule language, "Units, money, dates"). Days are counted from 1970-01-01. */
export const partialDate = {
  earliest: (date: PartialDate): number => dayNumber(date.year, date.month ?? 1, date.day ?? 1),
  latest(date: PartialDate): number {
    const month = date.month ?? 12;
    return dayNumber(date.year, month, date.day ?? daysInMonth(date.year, month));
  },
  isExact: (date: PartialDate): boolean => date.day !== undefined,
  /** The same year, and month and day where given. */
  writtenAlike: (a: PartialDate, b: PartialDate): boolean =>
    a.year === b.year && a.month === b.month && a.day === b.day,
  /** The date on the n-th day. */
  ofDay(day: number): PartialDate {
    const date = new Date(day * millisecondsPerDay);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  },
} as const;
