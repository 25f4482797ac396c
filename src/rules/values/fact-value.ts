import type { PartialDate } from '../../case/values/date.js';
import type { Gap } from './gap.js';

/** What a fact yields: codes are words of their catalogue, numbers in the declared unit, dates partial. */
export type FactValue = number | string | boolean | PartialDate | readonly FactValue[] | Gap;

/** A value as a list of values: what is no list is refused by the loader and counts as empty. */
export const elementsOf = (value: FactValue): readonly FactValue[] =>
  Array.isArray(value) ? (value as readonly FactValue[]) : [];

export const isDate = (value: FactValue): value is PartialDate => typeof value === 'object' && 'year' in value;
