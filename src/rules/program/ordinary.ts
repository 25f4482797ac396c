import { Gap } from '../values/gap.js';
import { type FactValue, isDate } from '../values/fact-value.js';

const largest = 1e12;
const [firstYear, lastYear] = [1000, 3000];

/**
 * Whether a stored value can be read and is of ordinary size: no sum or product of such numbers overflows, and no time
 * of a lifetime leads from such a date out of the calendar.
 */
export function isOrdinary(value: FactValue): boolean {
  if (value instanceof Gap) return value.kind !== 'failed';
  if (typeof value === 'number') return value <= largest && value >= -largest;
  if (Array.isArray(value)) return (value as readonly FactValue[]).every(isOrdinary);
  return !isDate(value) || (value.year >= firstYear && value.year <= lastYear);
}
