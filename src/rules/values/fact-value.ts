import type { PartialDate } from '../../case/values/date.js';
import type { Gap } from './gap.js';

/** What a fact yields: codes are words of their catalogue, numbers in the declared unit, dates partial. */
export type FactValue = number | string | boolean | PartialDate | readonly FactValue[] | Gap;
