/**
 * The entries of a list whose key an entry before them has already, in their order. An entry without key (undefined)
 * repeats none.
 */
export function repeated<T>(entries: readonly T[], keyOf: (entry: T) => string | undefined): readonly T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return false;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}
