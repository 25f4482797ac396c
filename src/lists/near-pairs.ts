/** What was exchanged mostly stands near: so many places apart at most. */
const mostApart = 200;

/**
 * Each two of a list, in its order, of which the second stands at most 200 places behind the first: a long list takes
 * as long as many short ones.
 */
export function* nearPairs<T>(all: readonly T[]): Iterable<readonly [T, T]> {
  for (const [index, one] of all.entries()) {
    const end = Math.min(all.length, index + 1 + mostApart);
    for (let other = index + 1; other < end; other++) yield [one, all[other] as T];
  }
}
