import type { DateValue } from './value.js';

const form = /^(\d{4})(?:\.(\d{2})(?:\.(\d{2}))?)?$/;

/**
 * Reads a date of the specification's form (`YYYY`, `YYYY.MM`, `YYYY.MM.DD`); undefined when it is none, or no day of
 * the calendar.
 */
export function parseDate(text: string): DateValue | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [match[1], match[2], match[3]].map((part) =>
    part === undefined ? undefined : Number(part),
  );
  if (year === undefined || year === 0) return undefined;
  if (month === undefined) return { kind: 'date', year };
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return { kind: 'date', year, month };
  return day < 1 || day > daysInMonth(year, month) ? undefined : { kind: 'date', year, month, day };
}

/** Writes a date in the same form. */
export function formatDate({ year, month, day }: Omit<DateValue, 'kind'>): string {
  const padded = (part: number, digits: number): string => String(part).padStart(digits, '0');
  return [padded(year, 4), ...[month, day].flatMap((part) => (part === undefined ? [] : [padded(part, 2)]))].join('.');
}

/** How many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
