import { append } from '../../../lists/append.js';
import type { Item } from '../items/item.js';
import type { Pair } from './pairs.js';

/** Items of one list that stand in another order than before, as few as tell the new order; and the whole list. */
export interface MovedList {
  readonly moved: readonly Pair[];
  /** As the list is now, and as it was. */
  readonly now: readonly Pair[];
  readonly before: readonly Pair[];
}

/** An item of a list with its place there, now and before. */
interface Placed {
  readonly pair: Pair;
  readonly now: number;
  readonly old: number;
}

/** The lists whose items that were there before changed their order. */
export function movedLists(both: readonly Pair[]): readonly MovedList[] {
  const lists = new Map<string, Placed[]>();
  for (const pair of both) {
    const [now, old] = [pair.now.order, pair.old.order];
    if (now !== undefined && old !== undefined && listOf(pair.now) === listOf(pair.old))
      append(lists, listOf(pair.now), { pair, now, old });
  }
  return [...lists.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => a.now - b.now);
    const kept = longestRising(sorted.map(({ old }) => old));
    const now = sorted.map(({ pair }) => pair);
    const moved = now.filter((_, index) => !kept.has(index));
    const before = list.toSorted((a, b) => a.old - b.old).map(({ pair }) => pair);
    return moved.length === 0 ? [] : [{ moved, now, before }];
  });
}

const listOf = ({ about, partOf }: Item): string => `${about} ${partOf[0] ?? ''}`;

/** The indexes of a longest rising part of a list of different numbers. */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** Of every length the index at which such a part ends lowest, and of every index the one before it. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const part = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) part.add(index);
  return part;
}
