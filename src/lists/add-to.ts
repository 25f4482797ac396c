/** Adds an entry to the set of a key, which is made with its first entry; whether it is new there. */
export function addTo<K, T>(sets: Map<K, Set<T>>, key: K, entry: T): boolean {
  const present = sets.get(key);
  if (present?.has(entry)) return false;
  if (present) present.add(entry);
  else sets.set(key, new Set([entry]));
  return true;
}
