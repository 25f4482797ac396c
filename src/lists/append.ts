/** Adds an entry to the list of a key, which is made with its first entry. */
export function append<K, T>(lists: Map<K, T[]>, key: K, entry: T): void {
  const present = lists.get(key);
  if (present) present.push(entry);
  else lists.set(key, [entry]);
}
