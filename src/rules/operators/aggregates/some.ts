import type { Aggregate } from './aggregate.js';

/** Whether an object matches. */
export const some: Aggregate = {
  name: 'some',
  of: 'nothing',
  gives: 'truth',
  decidedByOne: true,
  fold: (values) => values.length > 0,
};
