import { expect } from 'chai';
import fc from 'fast-check';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';
import { isOrdinary } from '../../../src/rules/program/ordinary.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';
import { Gap } from '../../../src/rules/values/gap.js';
import { testSeed } from '../../support/run/seed.js';

const numbers = fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.double({ min: -1e12, max: 1e12, noNaN: true }));
const dates = fc
  .record({
    year: fc.integer({ min: 1000, max: 3000 }),
    month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    day: fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
  })
  .map(({ year, month, day }) => {
    if (month === undefined) return { year };
    return day === undefined ? { year, month } : { year, month, day };
  });
const cells: Readonly<Record<string, number>> = { none: 1, few: 2, many: 2, all: 3 };
const codes = fc.constantFrom(...Object.keys(cells));
const lists = fc.array(numbers, { maxLength: 4 });

/** What each operator that may say that it never fails is given. */
const operands: Readonly<Record<string, fc.Arbitrary<readonly FactValue[]>>> = {
  add: fc.array(numbers, { minLength: 2, maxLength: 5 }),
  subtract: fc.tuple(numbers, numbers),
  multiply: fc.array(numbers, { minLength: 2, maxLength: 5 }),
  divide: fc.tuple(numbers, fc.oneof(numbers, fc.constant(0))),
  abs: fc.tuple(numbers),
  lowest: fc.array(numbers, { minLength: 2, maxLength: 5 }),
  highest: fc.array(numbers, { minLength: 2, maxLength: 5 }),
  withLowest: fc.array(codes, { minLength: 2, maxLength: 5 }),
  withHighest: fc.array(codes, { minLength: 2, maxLength: 5 }),
  firstKnown: fc.tuple(numbers, numbers),
  without: fc.tuple(lists, lists),
  yearsBetween: fc.tuple(dates, dates),
  daysBetween: fc.tuple(dates, dates),
  addTime: fc.tuple(
    dates,
    fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ min: -9, max: 9, noNaN: true })),
  ),
  subtractTime: fc.tuple(
    dates,
    fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ min: -9, max: 9, noNaN: true })),
  ),
};

const hasFailed = (value: FactValue): boolean => value instanceof Gap && value.kind === 'failed';

describe(`what never fails while all stored values are ordinary (seed ${testSeed})`, () => {
  for (const operator of valueOperators.values()) {
    if (!operator.neverFails) continue;
    it(`does not, when it says so of its operands: ${operator.name}`, () => {
      const drawn = operands[operator.name];
      if (!drawn) throw new Error(`nothing is drawn for ${operator.name}`);
      const units = operator.written.form === 'list' && operator.name.endsWith('Time') ? ['year', 'week', 'day'] : [''];
      let said = 0;
      fc.assert(
        fc.property(drawn, fc.constantFrom(...units), (values, unit) => {
          if (!operator.neverFails?.(values)) return;
          said += 1;
          expect(hasFailed(operator.evaluate(values, { unit, cells }))).to.equal(false);
        }),
        { seed: testSeed, numRuns: 500 },
      );
      expect(said).to.be.above(0);
    });
  }

  for (const aggregate of aggregates.values())
    it(`does not: ${aggregate.name}`, () => {
      const elements = fc.array<FactValue>(
        aggregate.of.includes('date') && aggregate.of.length === 1 ? dates : numbers,
      );
      fc.assert(
        fc.property(elements, (values) => {
          expect(hasFailed(aggregate.fold(values))).to.equal(false);
        }),
        { seed: testSeed, numRuns: 200 },
      );
    });
});

describe('an ordinary value', () => {
  const cases: readonly (readonly [said: string, value: FactValue, ordinary: boolean])[] = [
    ['a number', 1e12, true],
    ['a larger number', 1e12 + 1, false],
    ['a smaller number', -1e12 - 1, false],
    ['a date', { year: 1000 }, true],
    ['a date in the future', { year: 3000, month: 12, day: 31 }, true],
    ['a date before', { year: 999, month: 12 }, false],
    ['a date behind', { year: 3001 }, false],
    ['a text', 'text', true],
    ['what is open', new Gap('open'), true],
    ['what cannot be read', new Gap('failed', 'no such entry'), false],
    ['a list with what cannot be read', [1, new Gap('failed')], false],
  ];
  for (const [said, value, ordinary] of cases)
    it(`is ${ordinary ? '' : 'not '}${said}`, () => {
      expect(isOrdinary(value)).to.equal(ordinary);
    });
});
