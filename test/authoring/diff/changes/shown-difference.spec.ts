import { expect } from 'chai';
import fc from 'fast-check';
import { shownDifference } from '../../../../src/authoring/diff/changes/shown-difference.js';

const words = fc
  .array(fc.constantFrom('age', 'sum', 'and', 'or', 'weight'), { maxLength: 60 })
  .map((all) => all.join(' '));

describe('what a sentence shows of two texts', () => {
  it('is both of them where they are short', () => {
    expect(shownDifference('age > 18', 'age > 21')).to.deep.equal(['age > 18', 'age > 21']);
  });

  it('is what differs, with some words around, where they are long', () => {
    const long = (middle: string): string => `${'one '.repeat(40)}${middle}${' two'.repeat(40)}`;
    expect(shownDifference(long('a'), long('b'))).to.deep.equal([
      '… one one one a two two two …',
      '… one one one b two two two …',
    ]);
    expect(shownDifference(long('a b'), long('a'))).to.deep.equal([
      '… one one a b two two two …',
      '… one one a two two two …',
    ]);
  });

  it('tells different texts apart, and leaves out only what both have', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const [old, now] = shownDifference(before, after);
        if (before !== after) expect(old).not.to.equal(now);
        expect(before).to.contain(old.replace(/^… | …$/g, ''));
        expect(after).to.contain(now.replace(/^… | …$/g, ''));
      }),
    );
  });
});
