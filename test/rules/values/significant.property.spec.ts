import { expect } from 'chai';
import fc from 'fast-check';
import { significant } from '../../../src/rules/values/significant.js';

/**
 * Numbers of all sizes, amounts with decimals, what reckoning makes of them, neighbours of numbers with few decimals,
 * and those of numbers that lie between two of twelve digits.
 */
const results = fc.oneof(
  fc.double(),
  fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 9 })).map(([n, d]) => n / 10 ** d),
  fc.tuple(fc.integer({ min: 1, max: 10 ** 6 }), fc.integer({ min: 1, max: 999 })).map(([n, d]) => (n * 0.1 * d) / 3),
  fc
    .tuple(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: -4096, max: 4096 }))
    .map(([n, ulps]) => (n / 1e6) * (1 + ulps * Number.EPSILON)),
  fc
    .tuple(
      fc.integer({ min: 10 ** 11, max: 10 ** 12 - 1 }),
      fc.integer({ min: -12, max: 30 }),
      fc.integer({ min: -9, max: 9 }),
    )
    .map(([n, d, ulps]) => (n + 0.5) * 10 ** -d * (1 + ulps * Number.EPSILON)),
);

describe('A result of reckoning', () => {
  it('is rounded to twelve significant digits, as its decimal notation is', () => {
    fc.assert(
      fc.property(results, (result) => {
        if (!Number.isFinite(result)) return;
        // Zero has no sign in rules.
        expect(significant(result)).to.equal(Number(result.toPrecision(12)) + 0);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is failed when it is not finite', () => {
    for (const result of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(significant(result)).to.have.property('kind', 'failed');
  });
});
