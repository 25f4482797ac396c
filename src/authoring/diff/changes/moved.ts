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

/** The lists whose items that were there before changed their order. */
export function movedLists(both: readonly Pair[]): readonly MovedList[] {
  const lists = new Map<string, Pair[]>();
  for (const pair of both) {
    const list = listOf(pair.now);
    if (list !== undefined && list === listOf(pair.old)) append(lists, list, pair);
  }
  return [...lists.values()].flatMap((list) => {
    const now = list.toSorted((a, b) => placeOf(a.now) - placeOf(b.now));
    const kept = longestRising(now.map((pair) => placeOf(pair.old)));
    const moved = now.filter((_, index) => !kept.has(index));
    return moved.length === 0 ? [] : [{ moved, now, before: list.toSorted((a, b) => placeOf(a.old) - placeOf(b.old)) }];
  });
}

const placeOf = ({ order }: Item): number => order ?? 0;
const listOf = ({ about, partOf, order }: Item): string | undefined =>
  order === undefined ? undefined : `${about} ${partOf[0] ?? ''}`;

/** The indexes of a longest rising part of a list of different numbers. */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** Of every length the index at which such a part ends lowest, and of every index the one before it. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const part = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) part.add(index);
  return part;
}
