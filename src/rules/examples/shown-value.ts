import { formatDate } from '../../case/values/date.js';
import { Gap } from '../values/gap.js';
import type { FactValue } from '../values/fact-value.js';

/** A computed value as an example would write it; of a gap, why it is none. */
export function shownValue(value: FactValue): string {
  if (value instanceof Gap) return value.kind === 'none' ? 'none' : `undecided (${value.reason || value.kind})`;
  if (isList(value)) return `[${value.map(shownValue).join(', ')}]`;
  return typeof value === 'object' ? formatDate(value) : String(value);
}

const isList = (value: FactValue): value is readonly FactValue[] => Array.isArray(value);
