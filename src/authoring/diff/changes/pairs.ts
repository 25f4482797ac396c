import { type Item, referenceOf } from '../items/item.js';

/** A thing before and now. */
export interface Pair {
  readonly old: Item;
  readonly now: Item;
}

/** Two states of a rule system, item by item. */
export interface Pairs {
  /** In the order of the new state. */
  readonly both: readonly Pair[];
  readonly gone: ReadonlyMap<string, Item>;
  readonly come: ReadonlyMap<string, Item>;
}

/** What is in both states, and what in one only; by reference. */
export function pairs(old: readonly Item[], now: readonly Item[]): Pairs {
  const before = new Map(old.map((item) => [referenceOf(item), item]));
  const after = new Map(now.map((item) => [referenceOf(item), item]));
  const both = [...after].flatMap(([key, item]) => {
    const known = before.get(key);
    return known ? [{ old: known, now: item }] : [];
  });
  return {
    both,
    gone: new Map([...before].filter(([key]) => !after.has(key))),
    come: new Map([...after].filter(([key]) => !before.has(key))),
  };
}
