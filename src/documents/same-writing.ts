import { remembered } from '../lists/remembered.js';
import type { Located } from './located.js';

/** What was read of files that systems share, once. */
const writings = new WeakMap<Located, string>();

/** The same text for trees that say the same, whatever their layout. */
export const writingOf = (node: Located): string => remembered(writings, node, () => put(node));

function put(node: Located): string {
  if (node.node === 'scalar') return `${typeof node.value} ${String(node.value)}`;
  if (node.node === 'list') return `[${node.items.map(put).join()}]`;
  return `{${[...node.entries].map(([key, { value }]) => `${key}: ${put(value)}`).join()}}`;
}

/** Of some trees those that say what one before them says, each with that one. */
export function* saidTwice(nodes: readonly Located[]): Iterable<readonly [again: Located, first: Located]> {
  if (nodes.length < 2) return;
  const before = new Map<string, Located>();
  for (const node of nodes) {
    const writing = writingOf(node);
    const first = before.get(writing);
    if (first) yield [node, first];
    else before.set(writing, node);
  }
}
