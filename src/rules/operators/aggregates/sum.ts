import type { Aggregate } from './aggregate.js';
import { significant } from '../../values/significant.js';

/** The sum over objects; 0 of none. */
export const sum: Aggregate = {
  name: 'sum',
  of: 'number',
  gives: 'same',
  fold: (values) => significant((values as readonly number[]).reduce((total, value) => total + value, 0)),
};
