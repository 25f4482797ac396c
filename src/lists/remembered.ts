/** What maps and weak maps have in common. */
interface Memory<K, T> {
  get(key: K): T | undefined;
  set(key: K, made: T): unknown;
}

/** What was made for a key, made when it is first asked for; undefined is made again. */
export function remembered<K, T>(memory: Memory<K, T>, key: K, make: () => T): T {
  const present = memory.get(key);
  if (present !== undefined) return present;
  const made = make();
  memory.set(key, made);
  return made;
}
