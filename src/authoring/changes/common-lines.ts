import { commonItems } from '../../lists/common-items.js';

/**
 * The lines that two texts have in the same order, as pairs of places: what is alike at both ends, and of the rest as
 * many as there can be.
 */
export function commonLines(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const shorter = Math.min(before.length, after.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === after[head]) head++;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [a, b] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return [
    ...Array.from({ length: head }, (_, place) => [place, place] as const),
    ...commonItems(a, b).map(([old, place]) => [head + old, head + place] as const),
    ...Array.from({ length: tail }, (_, index) => [before.length - tail + index, after.length - tail + index] as const),
  ];
}
