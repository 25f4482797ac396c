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

/** The same of a memory that holds so much at most: before it would hold more, all is forgotten. */
export function rememberedAtMost<K, T>(most: number, memory: Map<K, T>, key: K, make: () => T): T {
  if (memory.size >= most && !memory.has(key)) memory.clear();
  return remembered(memory, key, make);
}
