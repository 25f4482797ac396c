import type { PartialDate } from '../../case/values/date.js';
import type { FactValue } from './fact-value.js';

/** A value as a list of values: what is no list is refused by the loader and counts as empty. */
export const listOf = (value: FactValue): readonly FactValue[] =>
  Array.isArray(value) ? (value as readonly FactValue[]) : [];

export const isDate = (value: FactValue): value is PartialDate => typeof value === 'object' && 'year' in value;
