import { daysInMonth, type PartialDate } from '../../case/values/date.js';

const daysPerEra = 146_097;
/** From the first day of the eras to 1970-01-01. */
const daysBefore1970 = 719_468;

/** Days since 1970-01-01 by counting alone: eras of 400 years, which begin in March so that leap days come last. */
function dayNumber(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - daysBefore1970;
}

/** A day as the number that its digits are, so that a whole year apart is 10,000 and a day earlier less. */
const asDigits: typeof dayNumber = (year, month, day) => year * 10_000 + month * 100 + day;

const first = ({ year, month = 1, day = 1 }: PartialDate, numberOf: typeof dayNumber): number =>
  numberOf(year, month, day);

const last = ({ year, month = 12, day = daysInMonth(year, month) }: PartialDate, numberOf: typeof dayNumber): number =>
  numberOf(year, month, day);

/** What a partial date may mean (rule language, "Units, money, dates"). Days are counted from 1970-01-01. */
export const partialDate = {
  earliest: (date: PartialDate): number => first(date, dayNumber),
  latest: (date: PartialDate): number => last(date, dayNumber),
  earliestDigits: (date: PartialDate): number => first(date, asDigits),
  latestDigits: (date: PartialDate): number => last(date, asDigits),
  isExact: (date: PartialDate): boolean => date.day !== undefined,
  /** The same year, and month and day where given. */
  writtenAlike: (a: PartialDate, b: PartialDate): boolean =>
    a.year === b.year && a.month === b.month && a.day === b.day,
  /** The date on the n-th day. */
  ofDay(day: number): Required<PartialDate> {
    const days = day + daysBefore1970;
    const era = Math.floor(days / daysPerEra);
    const dayOfEra = days - era * daysPerEra;
    // Each of the terms takes out what a leap year, its absence in a century or the end of the era shifts.
    const yearOfEra = Math.floor(
      (dayOfEra -
        Math.floor(dayOfEra / 1460) +
        Math.floor(dayOfEra / 36_524) -
        Math.floor(dayOfEra / (daysPerEra - 1))) /
        365,
    );
    const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
    return {
      year: yearOfEra + era * 400 + (fromMarch < 10 ? 0 : 1),
      month: fromMarch < 10 ? fromMarch + 3 : fromMarch - 9,
      day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    };
  },
} as const;
