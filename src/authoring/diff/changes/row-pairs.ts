import { append } from '../../../lists/append.js';
import type { Item } from '../items/item.js';
import type { Pair, Pairs } from './pairs.js';

/**
 * Rows of a table whose inputs changed: those that give what a row gives that is gone; of the rest as many as are gone,
 * in their order.
 */
export function rowPairs({ gone, come }: Pairs): readonly Pair[] {
  const found: Pair[] = [];
  const [before, after] = [byTable(gone), byTable(come)];
  for (const [table, rows] of before) {
    const others = after.get(table) ?? [];
    const left = rows.filter((old) => {
      const index = others.findIndex(({ summary }) => summary === old.summary);
      const [now] = index < 0 ? [] : others.splice(index, 1);
      if (now) found.push({ old, now });
      return !now;
    });
    if (left.length !== others.length) continue;
    for (const [index, old] of left.entries()) {
      const now = others[index];
      if (now) found.push({ old, now });
    }
  }
  return found;
}

function byTable(items: ReadonlyMap<string, Item>): ReadonlyMap<string, Item[]> {
  const tables = new Map<string, Item[]>();
  for (const item of items.values())
    if (item.about === 'table row' && !item.partOf.some((whole) => items.has(whole)))
      append(tables, item.partOf[0] ?? '', item);
  return tables;
}
