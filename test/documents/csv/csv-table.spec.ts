import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../src/documents/findings/findings.js';
import { CsvTable } from '../../../src/documents/csv/csv-table.js';

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

  const found = (written: string): readonly string[] => {
    const findings = new Findings();
    CsvTable.parse(written, 'file.csv', findings);
    return findings.report().split('\n').filter(Boolean);
  };

  for (const [what, written, report] of [
    [
      'that is empty',
      '',
      ['file.csv:1:1 error empty-file: the file is empty; expected a line with the names of its columns'],
    ],
    ['of a header alone', 'a,b\n', []],
    [
      'that a merge left in two versions',
      'a,b\n1,2\n<<<<<<< HEAD\n3,4\n=======\n3,5\n>>>>>>> theirs\n',
      [
        'file.csv:3:1 error unmerged-lines: two changes of the same lines were not merged; keep what is right of both, and delete the lines of <<<<<<<, ======= and >>>>>>>',
      ],
    ],
    [
      'that breaks off in quotes',
      'a,b\n1,2\n"3,4\n',
      ['file.csv:3:1 error malformed-csv: the quote that opens here is not closed'],
    ],
    [
      'with another separator in some rows',
      'a,b,c\n1;2;3\n1,2;3\n1,2,3\n1;2\n1\t2\t3\n',
      [
        'file.csv:2:1 error wrong-count: found 1 cell; expected 3, one for each column of the header: here semicolons stand between cells',
        'file.csv:3:1 error wrong-count: found 2 cells; expected 3, one for each column of the header: here semicolons stand between cells',
        'file.csv:5:1 error wrong-count: found 1 cell; expected 3, one for each column of the header',
        'file.csv:6:1 error wrong-count: found 1 cell; expected 3, one for each column of the header: here tabs stand between cells',
      ],
    ],
    [
      'with cells too few and too many',
      'a,b\n1\n\n1,2\n1,2,3',
      [
        'file.csv:2:1 error wrong-count: found 1 cell; expected 2, one for each column of the header',
        'file.csv:5:1 error wrong-count: found 3 cells; expected 2, one for each column of the header',
      ],
    ],
    [
      'with a hundred rows of another length than the header',
      `a,b\n${'1\n'.repeat(100)}`,
      [2, 3, 4, 5, 6].map(
        (line) =>
          `file.csv:${line}:1 error wrong-count: found 1 cell; expected 2, one for each column of the header${line === 6 ? '; so in 95 further rows' : ''}`,
      ),
    ],
    [
      'with a column twice',
      'a,b,a\n1,2,3\n',
      ['file.csv:1:5 error duplicate-column: the column "a" stands twice in the header'],
    ],
    [
      'with a column without a name that has a cell',
      'a,b,,\n1,2,,\n1,2,,4\n',
      ['file.csv:1:6 error duplicate-column: several columns have no name in the header; name them, or delete them'],
    ],
    ['with empty columns at the end', 'a,b,, \n1,2,,\n3,4,,\n', []],
    [
      'whose lines end with a carriage return',
      'a,b\r1\r\r\n1,2\r',
      ['file.csv:2:1 error wrong-count: found 1 cell; expected 2, one for each column of the header'],
    ],
  ] as const)
    it(`${what} is reported so: ${report.length} findings`, () => {
      expect(found(written)).to.deep.equal(report);
    });

  it('has no other place for a cell that is not there than the beginning of its row, and of the file', () => {
    const table = CsvTable.parse('a,b\n1,2\n', 'file.csv', new Findings());
    expect(table?.place(0, 7)).to.deep.equal({ file: 'file.csv', line: 2, column: 1 });
    expect(table?.place(0, -1)).to.deep.equal({ file: 'file.csv', line: 2, column: 1 });
    expect(table?.place(7, 0)).to.deep.equal({ file: 'file.csv', line: 1, column: 1 });
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
