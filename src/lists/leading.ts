/** How many entries of a list hold, one after the other, from the first on. */
export function leading<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  const missed = list.findIndex((entry) => !holds(entry));
  return missed < 0 ? list.length : missed;
}
