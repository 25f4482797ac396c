import type { Located } from '../located.js';

const faulty = new WeakSet<Located>();
const around = new WeakSet<Located>();
const withUnknownKeys = new WeakSet<Located>();

/** Something was told of a node itself, which stands in all of these. */
export function markFault(node: Located, parents: Iterable<Located>): void {
  faulty.add(node);
  for (const parent of parents) around.add(parent);
}

/** A key of a map is not known: it may be any of those that the map does not have. */
export const markUnknownKey = (node: Located): void => void withUnknownKeys.add(node);

export const hasUnknownKey = (node: Located): boolean => withUnknownKeys.has(node);

/**
 * Whether something was told of this very node when its file was read: of a key that it lacks or that is not known, of
 * its kind.
 */
export const hasFault = (node: Located): boolean => faulty.has(node);

/** Whether something was told of this node or of what stands in it. */
export const holdsFault = (node: Located): boolean => faulty.has(node) || around.has(node);
