import { expect } from 'chai';
import fc from 'fast-check';
import { daysInMonth, formatDate, type PartialDate, parseDate } from '../../../src/case/values/date.js';

const anyDate: fc.Arbitrary<PartialDate> = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat(), fc.constantFrom(1, 2, 3))
  .map(([year, month, number, parts]) => ({
    year,
    ...(parts > 1 && { month }),
    ...(parts > 2 && { day: 1 + (number % daysInMonth(year, month)) }),
  }));

describe('Dates', () => {
  const texts: readonly (readonly [string, PartialDate | undefined])[] = [
    ['2019', { year: 2019 }],
    ['2019.10', { year: 2019, month: 10 }],
    ['2019.10.31', { year: 2019, month: 10, day: 31 }],
    ['2020.02.29', { year: 2020, month: 2, day: 29 }],
    ['0001', { year: 1 }],
    ['2019.02.29', undefined],
    ['2019.00', undefined],
    ['2019.13', undefined],
    ['2019.04.31', undefined],
    ['2019.10.00', undefined],
    ['2019.1', undefined],
    ['19', undefined],
    ['2019-10-31', undefined],
    ['2019.10.31 ', undefined],
    ['0000', undefined],
    ['0000.12', undefined],
    ['0000.02.29', undefined],
  ];
  for (const [text, expected] of texts) {
    it(`are ${expected ? 'read from' : 'not'} ${JSON.stringify(text)}`, () =>
      expect(parseDate(text)).to.deep.equal(expected));
  }

  it('are written as they are read', () => {
    fc.assert(fc.property(anyDate, (date) => void expect(parseDate(formatDate(date))).to.deep.equal(date)));
  });

  it('have as many days in a month as the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        expect(daysInMonth(year, month)).to.equal(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }),
    );
  });
});
