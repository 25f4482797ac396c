import { extreme } from './extreme.js';

/** `highest: [a, b, ...]`: the highest of those that are there; keeps the unit, needs one dimension. */
export const highest = extreme('highest', (a, b) => a > b);
