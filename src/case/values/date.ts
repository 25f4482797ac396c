/** A year, or a month, or a day of the calendar: `2019` is any day of 2019. */
export interface PartialDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** What a date may be exact to, the coarsest first. */
export const datePrecisions = ['year', 'month', 'day'] as const;
export type DatePart = (typeof datePrecisions)[number];

const form = /^(\d{4})(?:\.(\d{2})(?:\.(\d{2}))?)?$/;

/**
 * Reads a date of the specification's form (`YYYY`, `YYYY.MM`, `YYYY.MM.DD`), in requests, cases and rules alike (what
 * a person types into a screen: `readDate`); undefined when it is none, or no day of the calendar, which has no year 0.
 */
export function parseDate(text: string): PartialDate | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [year = 0, month, day] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  const date = partialDate(year, month, day);
  return isOfCalendar(date) ? date : undefined;
}

/** A date of the parts that are known. */
export const partialDate = (year: number, month: number | undefined, day: number | undefined): PartialDate => ({
  year,
  ...(month === undefined ? {} : { month }),
  ...(day === undefined ? {} : { day }),
});

/** Whether there is such a year, month or day; the calendar has no year 0. */
export function isOfCalendar({ year, month = 1, day = 1 }: PartialDate): boolean {
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Writes a date in the same form. */
export function formatDate({ year, month, day }: PartialDate): string {
  const padded = (part: number, digits: number): string => String(part).padStart(digits, '0');
  return [padded(year, 4), ...[month, day].flatMap((part) => (part === undefined ? [] : [padded(part, 2)]))].join('.');
}

/** How many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
