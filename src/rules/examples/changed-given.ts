import type { Located, LocatedMap, LocatedScalar } from '../../documents/located.js';

/** Where something stands in a tree: keys of maps, and numbers of the items of lists. */
export type Path = readonly (string | number)[];

/** One change of what an example gives: another value at a path, or, without a value, nothing there. */
export interface Change {
  readonly path: Path;
  readonly value: Located | undefined;
}

/**
 * A tree with a change; a key that is not there yet is added, what lies below one that is not there is left as it is.
 */
export function changedGiven(tree: Located, { path, value }: Change): Located {
  const [step, ...rest] = path as readonly [string | number, ...Path];
  if (tree.node === 'list') {
    const items = tree.items.flatMap((item, index) =>
      index !== step ? [item] : rest.length > 0 ? [changedGiven(item, { path: rest, value })] : (value ?? []),
    );
    return { ...tree, items: step === tree.items.length && value ? [...items, value] : items };
  }
  if (tree.node !== 'map') return tree;
  const entries = new Map(tree.entries);
  const key = String(step);
  const present = entries.get(key);
  if (rest.length > 0 && !present) return tree;
  const inner = rest.length > 0 && present ? changedGiven(present.value, { path: rest, value }) : value;
  if (inner) entries.set(key, { keyAt: present?.keyAt ?? tree.at, value: inner });
  else entries.delete(key);
  return { ...tree, entries };
}

/** An example's given as one of a single parameter set, which is told first. */
export function ofSet(given: Located, id: number): Located {
  const map = given as LocatedMap;
  const others = [...map.entries].filter(([key]) => key !== 'csp');
  return { ...map, entries: new Map([['csp', { keyAt: given.at, value: scalarAt(given.at, id) }], ...others]) };
}

/** A value as it stands in an example, at the place of what it stands in for. */
export const scalarAt = (at: Located['at'], value: LocatedScalar['value'], quoted = false): LocatedScalar => ({
  node: 'scalar',
  value,
  quoted,
  at,
});
