import { expect } from 'chai';
import fc from 'fast-check';
import { longestRising } from '../../../../src/authoring/diff/changes/moved.js';

/** The length of the longest rising part, by trying every part. */
const longest = (numbers: readonly number[], above = -1): number => {
  const [first, ...rest] = numbers;
  if (first === undefined) return 0;
  return Math.max(first > above ? 1 + longest(rest, first) : 0, longest(rest, above));
};

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
});
