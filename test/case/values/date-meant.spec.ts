import { expect } from 'chai';
import { dateMeant } from '../../../src/case/values/date-meant.js';

/** A text where a date is expected, and what is told of it. */
const told: readonly (readonly [text: string, told: string])[] = [
  ['31.01.2025', '; did you mean "2025.01.31"?'],
  ['1.2.2025', '; did you mean "2025.02.01"?'],
  ['1/2025', '; did you mean "2025.01"?'],
  ['2025-01-31', '; did you mean "2025.01.31"?'],
  ['2025-1', '; did you mean "2025.01"?'],
  ['2025.1.5', '; did you mean "2025.01.05"?'],
  ['2025.02.29', '; the month 2 of 2025 has 28 days'],
  ['31.04.2025', '; the month 4 of 2025 has 30 days'],
  ['2025.00.10', '; the calendar has no such date'],
  ['2025.13', '; the calendar has no such date'],
  ['0000.02.30', '; the calendar has no such date'],
  ['01.31.2025', '; the calendar has no such date'],
  ['1.2.25', ''],
  ['tomorrow', ''],
  ['', ''],
];

describe('What was meant by a date that is none', () => {
  for (const [text, expected] of told)
    it(`is told of "${text}" as ${expected || 'nothing'}`, () => expect(dateMeant(text)).to.equal(expected));
});
