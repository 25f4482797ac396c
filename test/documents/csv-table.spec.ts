import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../src/documents/findings.js';
import { CsvTable } from '../../src/documents/csv-table.js';

describe('a CSV text', () => {
  const text = '\uFEFFkey,name,"long, name"\n"A","with ""quotes""","x\ny"\r\n\n"B",,last\n';

  it('has cells with commas, quotes and line breaks in them', () => {
    const table = CsvTable.parse(text, 'file.csv', new Findings());
    expect(table?.header).to.deep.equal(['key', 'name', 'long, name']);
    expect(table?.rows).to.deep.equal([
      ['A', 'with "quotes"', 'x\ny'],
      ['B', '', 'last'],
    ]);
  });

  it('knows the place of each cell', () => {
    const table = CsvTable.parse(text, 'file.csv', new Findings());
    const place = (row: number, column: number): string =>
      `${table?.place(row, column).line}:${table?.place(row, column).column}`;
    expect([place(-1, 0), place(-1, 2), place(0, 0), place(0, 2), place(1, 0), place(1, 1), place(1, 2)]).to.deep.equal(
      ['1:1', '1:10', '2:1', '2:23', '5:1', '5:5', '5:6'],
    );
  });

  it('finds every cell where it stands, whatever the cells hold', () => {
    const cell = fc.stringMatching(/^[a-z,"\n]{0,6}$/);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const written = [['a', 'b', 'c'], ...rows]
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const lines = written.split('\n');
        const table = CsvTable.parse(written, 'file.csv', new Findings());
        expect(table?.rows).to.deep.equal(rows);
        rows.forEach((row, index) =>
          row.forEach((each, column) => {
            const place = table?.place(index, column) ?? { line: 0, column: 0 };
            const from = [lines[place.line - 1]?.slice(place.column - 1), ...lines.slice(place.line)].join('\n');
            expect(from.startsWith(`"${each.replaceAll('"', '""')}"`)).to.equal(true);
          }),
        );
      }),
    );
  });
});
