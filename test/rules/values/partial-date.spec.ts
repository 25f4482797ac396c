import { expect } from 'chai';
import fc from 'fast-check';
import type { PartialDate } from '../../../src/case/values/date.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { Outcome } from '../../../src/rules/values/outcome.js';
import { partialDate } from '../../../src/rules/values/partial-date.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';
import { Gap } from '../../../src/rules/values/gap.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';

const exact = fc
  .integer({ min: partialDate.earliest({ year: 1996 }), max: partialDate.latest({ year: 2004 }) })
  .map((day) => partialDate.ofDay(day));
const partial: fc.Arbitrary<PartialDate> = fc.tuple(exact, fc.integer({ min: 0, max: 2 })).map(([date, precision]) => {
  const { year, month = 1, day = 1 } = date;
  return precision === 0 ? { year } : precision === 1 ? { year, month } : { year, month, day };
});

function readings(date: PartialDate): readonly PartialDate[] {
  const [first, last] = [partialDate.earliest(date), partialDate.latest(date)];
  return Array.from({ length: last - first + 1 }, (_, index) => partialDate.ofDay(first + index));
}

const compare = (operator: string, left: FactValue, right: FactValue): Outcome | undefined =>
  comparisonOperators.get(operator)?.test(left, right);

const evaluate = (operator: string, values: readonly FactValue[], unit?: string): FactValue => {
  const found = valueOperators.get(operator);
  if (!found) throw new Error(`there is no operator ${operator}`);
  return found.evaluate(values, { unit });
};

describe('partial dates', () => {
  it('count days both ways', () => {
    fc.assert(
      fc.property(exact, (date) => void expect(partialDate.ofDay(partialDate.earliest(date))).to.deep.equal(date)),
    );
  });

  it('are the days of the calendar, from the year 1 to 9999', () => {
    const ends = { min: partialDate.earliest({ year: 1 }), max: partialDate.latest({ year: 9999 }) };
    const nearCenturies = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -400, max: 400 }))
      .map(([century, days]) => partialDate.earliest({ year: century * 100 }) + days);
    fc.assert(
      fc.property(fc.oneof(fc.integer(ends), nearCenturies), (day) => {
        const date = new Date(day * 86_400_000);
        const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        expect(partialDate.ofDay(day)).to.deep.equal(expected);
        expect(partialDate.earliest(expected)).to.equal(day);
      }),
    );
  });

  it('compare as all their readings do', () => {
    fc.assert(
      fc.property(partial, partial, (a, b) => {
        const ends = (date: PartialDate): readonly PartialDate[] => [
          readings(date)[0] ?? date,
          readings(date).at(-1) ?? date,
        ];
        // Between the first and the last reading nothing new can happen: before is monotone.
        const answers = new Set(ends(a).flatMap((x) => ends(b).map((y) => compare('before', x, y))));
        expect(compare('before', a, b)).to.equal(answers.size === 1 ? [...answers][0] : Outcome.unknown);
      }),
    );
  });

  it('are the same for sure only when written alike, and different only without a common reading', () => {
    fc.assert(
      fc.property(partial, partial, (a, b) => {
        const days = new Set(readings(a).map(partialDate.earliest));
        const common = readings(b).some((day) => days.has(partialDate.earliest(day)));
        const expected = partialDate.writtenAlike(a, b) ? Outcome.true : common ? Outcome.unknown : Outcome.false;
        expect(compare('sameDate', a, b)).to.equal(expected);
        expect(compare('sameDate', b, a)).to.equal(expected);
      }),
    );
  });

  it('have years between them where all their readings have the same', () => {
    fc.assert(
      fc.property(partial, partial, (a, b) => {
        const some = (date: PartialDate): readonly PartialDate[] =>
          readings(date).filter((_, index, all) => index % 13 === 0 || index === all.length - 1);
        const years = new Set(some(a).flatMap((x) => some(b).map((y) => evaluate('yearsBetween', [x, y]))));
        const found = evaluate('yearsBetween', [a, b]);
        if (years.size > 1) expect(found).to.be.instanceOf(Gap);
        if (typeof found === 'number') expect([...years]).to.deep.equal([found]);
      }),
    );
  });
});

describe('dates and times', () => {
  it('are as many completed years apart as birthdays lie between, the negative of that backwards', () => {
    fc.assert(
      fc.property(exact, exact, (one, other) => {
        const [from, to] = [one, other].sort((a, b) => partialDate.earliest(a) - partialDate.earliest(b)) as [
          Required<PartialDate>,
          Required<PartialDate>,
        ];
        let birthdays = 0;
        for (let year = from.year + 1; year <= to.year; year++)
          // Who was born on a 29 February is a year older when the month is over.
          if (partialDate.earliest({ ...from, year }) <= partialDate.earliest(to)) birthdays++;
        expect(evaluate('yearsBetween', [from, to])).to.equal(birthdays);
        expect(evaluate('yearsBetween', [to, from])).to.equal(birthdays === 0 ? 0 : -birthdays);
      }),
    );
  });

  it('are n years apart after adding n years, leap days aside', () => {
    fc.assert(
      fc.property(exact, fc.integer({ min: 0, max: 90 }), (date, years) => {
        fc.pre(!(date.month === 2 && date.day === 29));
        expect(evaluate('yearsBetween', [date, evaluate('addTime', [date, years], 'year')])).to.equal(years);
      }),
    );
  });

  it('are n days apart after adding n days, and back again after subtracting them', () => {
    fc.assert(
      fc.property(exact, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const later = evaluate('addTime', [date, days], 'day');
        expect(evaluate('daysBetween', [date, later])).to.equal(days);
        expect(evaluate('subtractTime', [later, days], 'day')).to.deep.equal(date);
      }),
    );
  });

  it('keep their order when the same months are added', () => {
    fc.assert(
      fc.property(exact, exact, fc.integer({ min: -30, max: 30 }), (a, b, months) => {
        const [x, y] = [evaluate('addTime', [a, months], 'month'), evaluate('addTime', [b, months], 'month')];
        if (compare('before', a, b) === Outcome.true) expect(compare('before', y, x)).to.equal(Outcome.false);
      }),
    );
  });

  it('that leave the calendar fail', () => {
    expect(evaluate('addTime', [{ year: 9999, month: 12, day: 31 }, 1], 'day')).to.be.instanceOf(Gap);
    expect(evaluate('subtractTime', [{ year: 1 }, 1], 'year')).to.be.instanceOf(Gap);
  });
});
