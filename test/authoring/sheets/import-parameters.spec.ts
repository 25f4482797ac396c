import { expect } from 'chai';
import { importParameters } from '../../../src/authoring/sheets/import-parameters.js';
import { parameterCsv } from '../../../src/authoring/sheets/parameter-columns.js';
import { parameterSheet } from '../../../src/authoring/sheets/parameter-sheet.js';
import { separators } from '../../../src/authoring/sheets/read-sheet.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { parameterSamples } from '../../support/rules/parameter-samples.js';

/** What is found in a sheet, what somebody made of it, and every refusal: row, column and words of the message. */
type Refused = readonly [
  what: string,
  find: RegExp | string,
  put: string,
  refusals: readonly (readonly [number, string | undefined, string])[],
];

const refused: readonly Refused[] = [
  [
    'an unknown parameter',
    /^owner,/m,
    'ownr,',
    [
      [23, 'A "name"', 'did you mean owner?'],
      [35, undefined, 'owner is missing'],
    ],
  ],
  ['a row lost', /^factor,.*\n/m, '', [[34, undefined, 'the row of factor is missing']]],
  ['a row doubled', /^(factor,.*\n)/m, '$1$1', [[7, undefined, 'factor stands twice; first in row 6']]],
  ['a number below its minimum', 'A share,12.5', 'A share,-1', [[24, 'J "7"', 'found -1; expected a number >= 0']]],
  ['a number off its step', 'A share,12.5', 'A share,12.7', [[24, 'J "7"', 'multiple of 0.5']]],
  ['a number above the bounds of a list', '0|4|13|26', '0|-4', [[25, 'J "7"', '>= 0']]],
  ['a text for a number', 'A share,12.5', 'A share,much', [[24, 'J "7"', 'found "much"; expected a number']]],
  ['an empty cell', 'A share,12.5', 'A share,', [[24, 'J "7"', 'the cell is empty']]],
  ['thousands with a point', 'Highest age,120', 'Highest age,1.200', [[2, 'J "7"', 'is it 1200, or 1 and a part?']]],
  ['thousands with commas', 'Highest age,120', 'Highest age,"1,200,000"', [[2, 'J "7"', 'without separators']]],
  [
    'a decimal comma in a sheet with commas',
    'Highest age,120',
    'Highest age,"1,5"',
    [[2, 'J "7"', 'expected a number']],
  ],
  ['a percent sign', 'A share,12.5', 'A share,12%', [[24, 'J "7"', 'without %']]],
  ['an exponent', 'Highest age,120', 'Highest age,1.2E+02', [[2, 'J "7"', 'shortened the number']]],
  ['a number that became a date', 'A share,12.5', 'A share,12. Mai', [[24, 'J "7"', 'took the number for a date']]],
  ['an unknown code', ',low|high,common', ',low|hihg,common', [[26, 'L "9"', 'did you mean high?']]],
  [
    'a day of no calendar',
    'First day of sale,2025',
    'First day of sale,2025.02.30',
    [[15, 'J "7"', 'expected a date']],
  ],
  ['lost letters', 'Two\nlines', 'Tw\uFFFD', [[23, 'L "9"', 'letters were lost']]],
  [
    'other bounds',
    ',0,100,0.5,A share',
    ',0,200,0.5,A share',
    [[24, 'G "maximum"', 'only the values of parameter sets are imported']],
  ],
  ['a value where there is none', /^(rates,2,since,.*,)(?=,common)/m, '$15', [[33, 'L "9"', 'expected a date']]],
  ['a sheet of other data', /,[a-z]{8}$/m, ',abcdefgh', [[2, 'N "check"', 'was made from other values of maximumAge']]],
  [
    'a table that several sets share, changed in one',
    /^(rates,1,rate,.*?,)1\.5,1\.5/m,
    '$12,1.5',
    [[28, 'J "7"', 'parameter set 8 reads too']],
  ],
  [
    'a column lost',
    /^(.*?),step,/,
    '$1,stp,',
    [
      [1, undefined, 'the column "step" is missing'],
      [1, 'H "stp"', 'did you mean step?'],
    ],
  ],
  [
    'a set that is not there',
    ',7,8,9,',
    ',7,8,10,',
    [
      [1, undefined, '"9" is missing'],
      [1, 'L "10"', 'unknown column "10"'],
    ],
  ],
  ['a row cut short', /^(ageRange,,low,number).*$/m, '$1', [[3, undefined, 'found 4 cells; expected 14']]],
  ['no sheet at all', /^[\s\S]*$/, '', [[1, undefined, 'the file is empty']]],
];

describe('Importing a sheet of parameters', () => {
  const { systems } = inDirectory(parameterSamples, loadRuleSystems);
  const csv = parameterCsv(parameterSheet(systems), separators.comma);
  const importing = (text: string | Uint8Array): ReturnType<typeof importParameters> =>
    importParameters(typeof text === 'string' ? new TextEncoder().encode(text) : text, systems);

  for (const [what, find, put, expected] of refused)
    it(`refuses ${what}, with its row and column`, () => {
      const edited = csv.replace(find, put);
      expect(edited).to.not.equal(csv);
      const { refusals } = importing(edited);
      const shown = JSON.stringify(refusals, null, 1);
      expect(
        refusals.map(({ row, column }) => [row, column]),
        shown,
      ).to.deep.equal(expected.map(([row, column]) => [row, column]));
      for (const [index, [, , says]] of expected.entries()) expect(refusals[index]?.message).to.contain(says);
    });

  it('refuses a sheet with nothing but its header: every row is missing behind it', () => {
    const { refusals } = importing(`${csv.split('\n', 1).join('')}\n`);
    expect(refusals.slice(0, 2)).to.deep.equal([
      { row: 2, message: 'the row of maximumAge is missing; a sheet has all rows of its export' },
      { row: 2, message: 'the row of ageRange, low is missing; a sheet has all rows of its export' },
    ]);
    expect(refusals.map(({ row }) => row)).to.deep.equal(
      csv
        .trim()
        .split(/\n(?=[a-zA-Z]+,)/)
        .slice(1)
        .map(() => 2),
    );
  });

  it('changes nothing where a number is only written otherwise', () => {
    expect(importing(csv.replace('A share,12.5', 'A share,12.50'))).to.deep.equal({ changes: [], refusals: [] });
  });

  it('refuses a value of a row that a parameter set does not have, and none where it has one', () => {
    const nine = parameterSamples['tiny/csp/9.yaml']?.replace(/ {2}# all others[\s\S]*$/, '') ?? '';
    const shorter = inDirectory({ ...parameterSamples, 'tiny/csp/9.yaml': nine }, loadRuleSystems).systems;
    const sheet = parameterCsv(parameterSheet(shorter), separators.comma).replace(
      /^(rates,2,rate,.*?),2,2,-,/m,
      '$1,-,2,8,',
    );
    expect(importParameters(new TextEncoder().encode(sheet), shorter)).to.deep.equal({
      changes: [],
      refusals: [
        { row: 32, column: 'J "7"', message: 'found -, which stands where a set has no such value; expected a value' },
        { row: 32, column: 'L "9"', message: 'found "8", but parameter set 9 has no rates, row 2, rate; expected -' },
      ],
    });
  });

  it('reports all refusals at once, in the order of the rows', () => {
    const { refusals } = importing(
      csv.replace('A share,12.5', 'A share,much').replace('Highest age,120', 'Highest age,'),
    );
    expect(refusals.map(({ row }) => row)).to.deep.equal([2, 24]);
  });

  const german = parameterCsv(parameterSheet(systems), separators.semicolon).replace('A share;12,5', 'A share;13,5');
  const encodings: readonly (readonly [string, Uint8Array])[] = [
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${german}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${german}`, 'utf16le'))],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from(german, 'utf16le'))],
    ['UTF-16 with its big end first, without a mark', new Uint8Array(Buffer.from(german, 'utf16le').swap16())],
    ['Windows-1252', new Uint8Array(Buffer.from(german.replace('Beispiel', 'Prüfstück'), 'latin1'))],
    [
      'the line ends of Windows',
      new TextEncoder().encode(german.replaceAll('\n', '\r\n').replace('Two\r\nlines\r\n', 'Two\nlines\n')),
    ],
    ["Excel's line about the separator", new TextEncoder().encode(`sep=;\n${german}`)],
    ['empty rows below', new TextEncoder().encode(`${german}${';'.repeat(13)}\n\n`)],
    [
      'columns in another order',
      new TextEncoder().encode(
        german
          .split(/(?<=;check|;[a-z]{8})\n/)
          .map((line) => line.replace(/^([^;]*);([^;]*);/, '$2;$1;'))
          .join('\n'),
      ),
    ],
  ];
  for (const [what, bytes] of encodings)
    it(`takes a sheet as a spreadsheet saved it: ${what}`, () => {
      const { changes, refusals } = importing(bytes);
      expect(refusals).to.deep.equal([]);
      expect(changes.map(({ name, set, from, to, value }) => ({ name, set, from, to, value }))).to.deep.equal([
        { name: 'share', set: 7, from: '12.5', to: '13.5', value: 13.5 },
      ]);
    });
});
