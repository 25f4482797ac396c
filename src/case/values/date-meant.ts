import { daysInMonth, formatDate, isOfCalendar, partialDate } from './date.js';

/** Dates as they are written elsewhere: year, month and day from either end, with points, dashes or slashes. */
const forms: readonly (readonly [form: RegExp, order: readonly [year: number, month: number, day: number]])[] = [
  [/^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?$/, [1, 2, 3]],
  [/^(?:(\d{1,2})[-./])?(\d{1,2})[-./](\d{4})$/, [3, 2, 1]],
];

/**
 * What is told of a text that should be a date and is none ("2025.02.29", "31.01.2025"), behind what was expected;
 * empty when it looks like none. Day and month may be meant the other way round: then only what is no date by itself is
 * told.
 */
export function dateMeant(text: string): string {
  for (const [form, order] of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const [year = 0, month, day] = order.map((place) =>
      match[place] === undefined ? undefined : Number(match[place]),
    );
    const date = partialDate(year, month, day);
    if (isOfCalendar(date)) return `; did you mean "${formatDate(date)}"?`;
    const isMonth = month !== undefined && month >= 1 && month <= 12;
    return isMonth && year > 0 && day !== undefined
      ? `; the month ${month} of ${year} has ${daysInMonth(year, month)} days`
      : '; the calendar has no such date';
  }
  return '';
}
