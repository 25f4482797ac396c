import { expect } from 'chai';
import fc from 'fast-check';
import { crossings } from '../../../src/screens/nearest/crossings.js';
import '../../support/run/seed.js';

const far = 1_000_000;

describe('the crossings of comparisons', () => {
  it('are where an amount of a difference passes its limit, on the side of the present step', () => {
    const drawn = fc.record({
      middle: fc.integer({ min: -far / 2, max: far / 2 }),
      width: fc.integer({ min: 1, max: 50 }),
      away: fc.integer({ min: 200, max: far / 2 }),
      slope: fc.constantFrom(0.01, 1, 12, -3),
    });
    fc.assert(
      fc.property(drawn, ({ middle, width, away, slope }) => {
        const excesses = (step: number) => [Math.abs(slope * (step - middle)) - Math.abs(slope) * width];
        const found = crossings({ present: middle + away, least: -far, most: far }, excesses);
        expect(found.some((step) => Math.abs(step - (middle + width)) <= 1)).to.equal(true);
      }),
    );
  });

  it('are none where nothing moves, or what is compared changes with the step', () => {
    const scale = { present: 0, least: -far, most: far };
    expect(crossings(scale, () => [5])).to.deep.equal([]);
    expect(crossings(scale, (step) => (step === 0 ? [1, 2] : [1]))).to.deep.equal([]);
    expect(crossings(scale, () => [Number.NaN])).to.deep.equal([]);
  });
});
