import { NONE } from '../../values/gap.js';
import type { Aggregate } from './aggregate.js';

/** The highest value over objects; none of none. */
export const highest: Aggregate = {
  name: 'highest',
  of: 'number',
  gives: 'same',
  fold: (values) => (values.length === 0 ? NONE : (values as readonly number[]).reduce((a, b) => Math.max(a, b))),
};
