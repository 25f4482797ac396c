import type { Located, LocatedMap } from '../documents/located.js';
import type { Position } from '../documents/position.js';

/**
 * What a later document says stands over what an earlier one says, key by key; lists and values as a whole. Every value
 * keeps the place where it was written.
 */
export function overlay(below: Located | undefined, above: Located | undefined): Located | undefined {
  if (!below || !above) return above ?? below;
  if (below.node !== 'map' || above.node !== 'map') return above;
  const entries = new Map(below.entries);
  for (const [key, entry] of above.entries) {
    const value = overlay(entries.get(key)?.value, entry.value) ?? entry.value;
    entries.set(key, { keyAt: entry.keyAt, value });
  }
  return { node: 'map', entries, at: above.at };
}

/** A map with one key more. */
export function withMember(map: Located | undefined, key: string, value: Located, at: Position): LocatedMap {
  const entries = new Map(map?.node === 'map' ? map.entries : []);
  entries.set(key, { keyAt: at, value });
  return { node: 'map', entries, at: map?.at ?? at };
}
