import { append } from './append.js';

/** What has the same key together, keys and members in their order. */
export function grouped<K, T>(all: Iterable<T>, keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) append(groups, keyOf(one), one);
  return groups;
}
