/**
 * What the work gives for each, in their order, with so many under way at once that a connection of a database need
 * not be waited for long.
 */
export async function someAtOnce<T, R>(
  all: readonly T[],
  work: (each: T, index: number) => Promise<R>,
  atOnce = 64,
): Promise<R[]> {
  const results: R[] = [];
  for (let next = 0; next < all.length; next += atOnce)
    results.push(...(await Promise.all(all.slice(next, next + atOnce).map((each, index) => work(each, next + index)))));
  return results;
}
