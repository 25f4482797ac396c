import type { Aggregate } from './aggregate.js';

/** How many objects match. */
export const count: Aggregate = { name: 'count', of: 'nothing', gives: 'number', fold: (values) => values.length };
