import type { PartialDate } from '../../case/values/date.js';
import type { PartOfDate } from '../model/expression.js';
import type { FactValue } from './fact-value.js';
import { Gap } from './gap.js';
import { partialDate } from './partial-date.js';

/** From the first day of the week, as ISO 8601 has it. */
export const weekdays: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

const notGiven = new Gap('inexact', 'the date is not exact enough');

/** The weekday of a day counted from 1970-01-01, which was a Thursday. */
const weekdayOf = (day: number): FactValue => weekdays[(((day + 3) % 7) + 7) % 7] as string;

/** What a path reads of a date (rule language, "Facts"); a part that a partial date leaves open is inexact. */
export const dateParts: Readonly<Record<PartOfDate, (date: PartialDate) => FactValue>> = {
  year: ({ year }) => year,
  month: ({ month }) => month ?? notGiven,
  day: ({ day }) => day ?? notGiven,
  weekday: (date) => (partialDate.isExact(date) ? weekdayOf(partialDate.earliest(date)) : notGiven),
};

export const isDatePart = (name: string): name is PartOfDate => Object.hasOwn(dateParts, name);
