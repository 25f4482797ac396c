import { expect } from 'chai';
import { dayIn } from '../../../src/rules/values/day-in.js';

describe('the day of a moment', () => {
  const moments: readonly (readonly [string, string, unknown])[] = [
    ['Europe/Berlin', '2026-01-31T22:59:59Z', { year: 2026, month: 1, day: 31 }],
    ['Europe/Berlin', '2026-01-31T23:00:00Z', { year: 2026, month: 2, day: 1 }],
    ['Europe/Berlin', '2026-07-31T22:00:00Z', { year: 2026, month: 8, day: 1 }],
    ['Europe/London', '2026-07-31T22:00:00Z', { year: 2026, month: 7, day: 31 }],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', { year: 2027, month: 1, day: 1 }],
    ['UTC', '1969-12-31T23:59:59Z', { year: 1969, month: 12, day: 31 }],
  ];
  for (const [zone, moment, expected] of moments) {
    it(`${moment} in ${zone}`, () => expect(dayIn(zone, Date.parse(moment))).to.deep.equal(expected));
  }
});
