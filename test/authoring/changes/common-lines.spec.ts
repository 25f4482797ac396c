import { expect } from 'chai';
import fc from 'fast-check';
import { commonLines } from '../../../src/authoring/changes/common-lines.js';

/** How many lines two texts have in common at most, by trying: as slow as it is plain. */
function most(before: readonly string[], after: readonly string[]): number {
  const [[first, ...others], [one, ...rest]] = [before, after];
  if (first === undefined || one === undefined) return 0;
  return first === one ? 1 + most(others, rest) : Math.max(most(others, after), most(before, rest));
}

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });

describe('The lines that two texts have in common', () => {
  it('are the same lines, in the order of both, and as many as there can be', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const common = commonLines(before, after);
        for (const [old, place] of common) {
          expect(before[old]).to.be.a('string');
          expect(before[old]).to.equal(after[place]);
        }
        for (const side of [0, 1] as const) {
          const places = common.map((pair) => pair[side]);
          expect(places).to.deep.equal([...new Set(places)].sort((one, other) => one - other));
        }
        expect(common.length).to.equal(most(before, after));
      }),
      { numRuns: 1000 },
    );
  });

  it('are found at once where little was changed in much', () => {
    const text = Array.from({ length: 20_000 }, (_, line) => `line ${line}`);
    const common = commonLines(text, text.with(7, 'another').toSpliced(19, 1));
    expect(common.length).to.equal(19_998);
  });
});
