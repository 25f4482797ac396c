import { type Item, reference, referenceOf } from '../items/item.js';
import type { Renames } from '../items/names.js';
import { systemItems, type WholeSystem } from '../items/system-items.js';
import { compareItems, type SystemChange } from './compare-items.js';
import { type Pair, type Pairs, pairs } from './pairs.js';
import { renamedPairs } from './renamed-pairs.js';
import { rowPairs } from './row-pairs.js';

/** What differs between two states of a rule system, and what is called otherwise now: new keys by old references. */
export interface SystemComparison {
  readonly changes: readonly SystemChange[];
  readonly renames: Renames;
}

/** Compares a rule system with what it was. What is only called otherwise is no change of what reads it. */
export function compareSystem(old: WholeSystem, now: WholeSystem): SystemComparison {
  const after = systemItems(now, new Map());
  const renames = new Map<string, string>();
  const renamed = new Set<string>();
  let before = systemItems(old, renames);
  let compared = pairs(before, after);
  // What rests on a thing with a new name can be recognised only once that name is known.
  for (let found = newPairs(compared, renames); found.length > 0; found = newPairs(compared, renames)) {
    for (const pair of found) {
      renames.set(referenceOf(pair.old), pair.now.key);
      renamed.add(referenceOf(pair.now));
    }
    before = systemItems(old, renames);
    compared = pairs(before, after);
  }
  const rows = new Map(rowPairs(compared).map((pair) => [pair.old, pair.now] as const));
  const named = before.map((item): Item => ({ ...item, key: rows.get(item)?.key ?? item.key }));
  return { changes: compareItems(pairs(named, after), renamed), renames };
}

const newPairs = (compared: Pairs, known: Renames): readonly Pair[] =>
  renamedPairs(compared).filter(({ old, now }) => known.get(reference(old.about, old.key)) !== now.key);
