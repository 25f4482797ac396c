import { expect } from 'chai';
import { valueFor } from '../../../support/evaluator/value-examples.js';

/**
 * What the table of the laboratory gives for what is paid and a date. Its rows: a lump sum until October 2019, what is
 * paid per time until 2026-11-21, anything until the end of 2026.
 */
const found: readonly (readonly [pays: string, date: string, gives: unknown])[] = [
  ['lumpSum', '2019.10.31', 500],
  ['lumpSum', '2019.10', 500],
  ['lumpSum', '2019.11', 12],
  ['lumpSum', '2019', 'inexact: the date is not exact enough'],
  ['perTime', '2019', 1000],
  ['perTime', '2026.11', 'inexact: the date is not exact enough'],
  ['perTime', '2026.12', 12],
  ['lumpSum', '2026', 12],
  ['lumpSum', '2027', 'failed: no row of payLimits matches'],
];

describe('A table with a column up to a date', () => {
  for (const [pays, date, gives] of found)
    it(`gives ${gives} for ${pays} and ${date}`, () => {
      const at = { pays: { literal: pays }, start: 'lastVisit' };
      const table = { table: { of: 'csp.payLimits', at, gives: 'sum' } };
      expect(valueFor(table, { values: { lastVisit: date } })).to.equal(gives);
    });
});
