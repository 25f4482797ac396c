import { expect } from 'chai';
import { outsideBounds } from '../../../src/rules/model/number-bounds.js';
import type { Unit, UnitSpec } from '../../../src/rules/model/unit.js';

const unit = (word: string, dimension: string): UnitSpec => {
  const made: Unit = { word, id: 1, name: {}, forms: {}, dimension, factor: 1, offset: 0 };
  return { kind: 'unit', unit: made };
};
const percent = unit('percent', 'percent');
const year = unit('year', 'duration');

/** A number, its bounds and unit, and what is said. */
const rows: readonly (readonly [
  value: number,
  bounds: Parameters<typeof outsideBounds>[1]['bounds'],
  unit: UnitSpec | undefined,
  said: string | undefined,
])[] = [
  [5, { minimum: 5, maximum: 5 }, undefined, undefined],
  [4, { minimum: 5, maximum: 100 }, undefined, 'found 4; expected a number >= 5'],
  [6, { maximum: 5 }, undefined, 'found 6; expected a number <= 5'],
  [0.3, { step: 0.1 }, undefined, undefined],
  [0.35, { step: 0.1, maximum: 10 }, undefined, 'found 0.35; expected a number that is a multiple of 0.1'],
  [1e9 + 0.5, { step: 1 }, undefined, 'found 1000000000.5; expected a number that is a multiple of 1'],
  // A share for a percentage: only up to 1, only in percent, only where the percentage would do.
  [0.6, { minimum: 20 }, percent, 'found 0.6; expected a number >= 20; 60 percent are written 60'],
  [1, { minimum: 20 }, percent, 'found 1; expected a number >= 20; 100 percent are written 100'],
  [
    1.5,
    { minimum: 20 },
    percent,
    'found 1.5; expected a number >= 20; 1500 is written without points: what follows a point are decimals',
  ],
  [1.5, { minimum: 20, maximum: 200 }, percent, 'found 1.5; expected a number >= 20'],
  [0.6, { minimum: 20, maximum: 100 }, year, 'found 0.6; expected a number >= 20'],
  [0.6, { minimum: 70, maximum: 100 }, percent, 'found 0.6; expected a number >= 70'],
  [-0.5, { maximum: -10, minimum: -100 }, percent, 'found -0.5; expected a number <= -10; -50 percent are written -50'],
  // A point between thousands: only below 1000.
  [
    999.5,
    { minimum: 5000 },
    year,
    'found 999.5; expected a number >= 5000; 999500 is written without points: what follows a point are decimals',
  ],
  // The point of a whole number is told where it is read.
  [600, { minimum: 5000 }, year, 'found 600; expected a number >= 5000'],
  [1000, { minimum: 5000 }, year, 'found 1000; expected a number >= 5000'],
  [
    750.1,
    { minimum: 5000 },
    undefined,
    'found 750.1; expected a number >= 5000; 750100 is written without points: what follows a point are decimals',
  ],
  [5, undefined, year, undefined],
];

describe('The bounds of a number', () => {
  for (const [value, bounds, of, said] of rows)
    it(`${JSON.stringify(bounds ?? 'without')}${of ? ` in ${of.kind === 'unit' ? of.unit.word : of.kind}` : ''}: ${value} is ${said === undefined ? 'within' : 'not within'}`, () =>
      expect(outsideBounds(value, { ...(bounds && { bounds }), ...(of && { unit: of }) })).to.equal(said));
});
