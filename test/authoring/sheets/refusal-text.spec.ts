import { expect } from 'chai';
import { refusalText } from '../../../src/authoring/sheets/refusal-text.js';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('The text of refusals of a sheet', () => {
  it('is a line for each, of very many the first fifty', () => {
    const refusals = numbers(51).map((row) => ({
      row,
      message: `wrong ${row}`,
      ...(row === 1 ? { column: 'B "x"' } : {}),
    }));
    const first = 'a.csv row 1, column B "x": wrong 1\n';
    expect(refusalText('a.csv', refusals.slice(0, 1))).to.equal(first);
    const fifty = refusalText('a.csv', refusals.slice(0, 50));
    expect(fifty).to.equal(
      first +
        numbers(50)
          .slice(1)
          .map((row) => `a.csv row ${row}: wrong ${row}\n`)
          .join(''),
    );
    expect(refusalText('a.csv', refusals)).to.equal(`${fifty}... and 1 more\n`);
  });
});
