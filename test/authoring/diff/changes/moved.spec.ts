import { expect } from 'chai';
import fc from 'fast-check';
import { longestRising, movedLists } from '../../../../src/authoring/diff/changes/moved.js';
import type { Pair } from '../../../../src/authoring/diff/changes/pairs.js';
import type { Item } from '../../../../src/authoring/diff/items/item.js';

/** The length of the longest rising part, by trying every part. */
const longest = (numbers: readonly number[], above = -1): number => {
  const [first, ...rest] = numbers;
  if (first === undefined) return 0;
  return Math.max(first > above ? 1 + longest(rest, first) : 0, longest(rest, above));
};

/** A question of a screen; `order` is its place there. */
function question(key: string, screen: string, order: number | undefined): Item {
  const named = { about: 'question', key, name: key, partOf: [`screen ${screen}`], summary: '' } as const;
  return { ...named, aspects: new Map(), ...(order !== undefined && { order }) };
}
const pair = (name: string, old: number | undefined, now: number | undefined, screens = ['one', 'one']): Pair => ({
  old: question(name, screens[0] ?? '', old),
  now: question(name, screens[1] ?? '', now),
});
const names = (pairs: readonly Pair[]): string => pairs.map(({ now }) => now.name).join(' ');

describe('what has moved in a list', () => {
  it('is as little as tells the new order: what stays is a longest rising part', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 9 }), (numbers) => {
        const kept = [...longestRising(numbers)].sort((a, b) => a - b).map((index) => numbers[index] ?? 0);
        expect(kept).to.deep.equal(kept.toSorted((a, b) => a - b));
        expect(kept).to.have.length(longest(numbers));
      }),
    );
  });

  for (const [what, both, told] of [
    ['nothing, where all stand as they stood', [pair('a', 0, 0), pair('b', 1, 1)], []],
    ['nothing, where some stand further up for what has gone', [pair('a', 1, 0), pair('b', 2, 1)], []],
    [
      'one of them, in whatever order they are compared',
      [pair('c', 2, 0), pair('b', 1, 2), pair('a', 0, 1)],
      [['c', 'c a b', 'a b c']],
    ],
    [
      'several, in the order in which they stand now',
      [pair('a', 0, 3), pair('d', 3, 1), pair('b', 1, 2), pair('c', 2, 0)],
      [['b a', 'c d b a', 'a b c d']],
    ],
    ['nothing of a list that has no order', [pair('a', 0, undefined), pair('b', undefined, 0), pair('c', 1, 1)], []],
    [
      'nothing between two lists, but within each',
      [
        pair('a', 1, 0),
        pair('b', 0, 1),
        pair('e', 0, 2, ['two', 'one']),
        pair('d', 1, 0, ['two', 'two']),
        pair('f', 0, 1, ['two', 'two']),
      ],
      [
        ['a', 'a b', 'b a'],
        ['d', 'd f', 'f d'],
      ],
    ],
  ] as const)
    it(`is ${what}`, () =>
      expect(movedLists(both).map(({ moved, now, before }) => [names(moved), names(now), names(before)])).to.deep.equal(
        told,
      ));
});
