import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvRecords } from '../../../src/documents/csv/csv-records.js';
import { times } from '../../support/run/times.js';

const textsOf = (text: string, separator = ','): readonly (readonly string[])[] =>
  csvRecords(text, separator).records.map(({ texts }) => texts);

describe('the records of a CSV text', () => {
  it('are what csv-parse makes of it, or there is a problem in both', () => {
    const pieces = fc.constantFrom('a', 'b c', '"', '""', '"x"', ',', ',', '\n', '\r\n', '\r', 'ä', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        let other: readonly (readonly string[])[] | undefined;
        try {
          other = parse(text, {
            relax_column_count: true,
            skip_empty_lines: true,
            record_delimiter: ['\r\n', '\n', '\r'],
          });
        } catch {
          other = undefined;
        }
        const { problem } = csvRecords(text);
        expect(problem === undefined, text).to.equal(other !== undefined);
        if (!problem) expect(textsOf(text), JSON.stringify(text)).to.deep.equal(other);
      }),
      { numRuns: 750 * times },
    );
  });

  it('may be separated by another sign', () => {
    expect(textsOf('a;"b;c"\n1,5;2\n', ';')).to.deep.equal([
      ['a', 'b;c'],
      ['1,5', '2'],
    ]);
  });

  it('know the row in which a spreadsheet shows them, and where their cells stand with their quotes', () => {
    const text = '\uFEFFa,b\r\n\r\n"1\n2",\n\n\r3,"x ""y"""';
    const { records } = csvRecords(text);
    expect(records.map(({ row }) => row)).to.deep.equal([1, 3, 6]);
    expect(records.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)))).to.deep.equal([
      ['a', 'b'],
      ['"1\n2"', ''],
      ['3', '"x ""y"""'],
    ]);
  });

  for (const [what, text, offset, says] of [
    ['a quote that ends with the text', 'a,b\n1,"2\n3,4\n', 6, 'not closed'],
    ['a quote that the next line closes', 'a,b\n1,"2\n"3",4\n', 6, 'not closed in its line'],
    ['a quote that closes too soon', 'a\n"he said "no""\n', 2, 'closed before "no""'],
    ['a quote inside a bare text', 'a,b\n1,5" pipe\n', 6, 'does not begin with one'],
  ] as const)
    it(`end where there is ${what}, told where it opens`, () => {
      const { problem } = csvRecords(text);
      expect(problem?.offset).to.equal(offset);
      expect(problem?.message).to.contain(says);
    });
});
