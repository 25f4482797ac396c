import { extreme } from './extreme.js';

/** `lowest: [a, b, ...]`: the lowest of those that are there; keeps the unit, needs one dimension. */
export const lowest = extreme('lowest', (a, b) => a < b);
