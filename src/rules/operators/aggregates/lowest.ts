import { NONE } from '../../values/gap.js';
import type { Aggregate } from './aggregate.js';

/** The lowest value over objects; none of none. */
export const lowest: Aggregate = {
  name: 'lowest',
  of: 'number',
  gives: 'same',
  fold: (values) => (values.length === 0 ? NONE : (values as readonly number[]).reduce((a, b) => Math.min(a, b))),
};
