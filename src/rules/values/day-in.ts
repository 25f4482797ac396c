import type { PartialDate } from '../../case/values/date.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of the calendar that a moment (milliseconds since 1970-01-01 UTC) falls on in a time zone. */
export function dayIn(timeZone: string, milliseconds: number): PartialDate {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(milliseconds);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}
