import { expect } from 'chai';
import { catalogueCsv } from '../../../src/authoring/sheets/catalogue-csv.js';
import { catalogueRows, findCatalogue } from '../../../src/authoring/sheets/catalogue-rows.js';
import { type CatalogueImport, compareCatalogue } from '../../../src/authoring/sheets/compare-catalogue.js';
import { readSheet, separators } from '../../../src/authoring/sheets/read-sheet.js';
import { rulesOnly } from '../../support/rules/rules-only.js';

const directories = { rules: 'rules', screens: 'screens' };

/** What somebody or a spreadsheet made of the sheet of the occupations, and what is said: row, column, words. */
type Spoilt = readonly [
  what: string,
  find: string | RegExp,
  put: string,
  said: readonly (readonly [number, string, string])[],
];

const refused: readonly Spoilt[] = [
  [
    'a leading zero lost',
    /^0110,/m,
    '110,',
    [[2, 'A "key"', 'found "110", which probably was "0110": zeros were lost']],
  ],
  [
    'zeros lost in a number with decimals',
    /^0110\.1,/m,
    '110.1,',
    [[3, 'A "key"', 'probably was "0110.1": zeros were lost']],
  ],
  ['the same with a decimal comma', /^0110\.1,/m, '"110,1",', [[3, 'A "key"', 'probably was "0110.1"']]],
  [
    'a leading zero lost in a column',
    /(Luftwaffenoffizier[^\n]*),0110,/,
    '$1,110,',
    [[3, 'F "group"', 'probably was "0110": zeros were lost']],
  ],
  ['a code that became a German date', /^1112\.5,/m, '01.05.1112,', [[39, 'A "key"', 'took it for a date']]],
  [
    'a new code that is a date',
    /^0110,/m,
    '01. Mai,Neu,Neu,,,,class1,,,,,,,,,,,\n0110,',
    [[2, 'A "key"', 'took a code for a date']],
  ],
  [
    'a new code that was shortened',
    /^0110,/m,
    '1.23E+10,Neu,Neu,,,,class1,,,,,,,,,,,\n0110,',
    [[2, 'A "key"', 'shortened a code']],
  ],
  [
    'a new code without its zero',
    /^0110,/m,
    '120,Neu,Neu,,,,class1,,,,,,,,,,,\n0110,',
    [[2, 'A "key"', 'it is "0120"']],
  ],
  [
    'letters lost',
    'regulären Streitkräften',
    'regul\uFFFDren Streitkr\uFFFDften',
    [[2, 'C "name.de"', 'letters were lost']],
  ],
  [
    'umlauts that became question marks',
    'regulären Streitkräften',
    'regul?ren Streitkr?ften',
    [[2, 'C "name.de"', 'letters were lost']],
  ],
  [
    'UTF-8 read as Windows-1252',
    'regulären Streitkräften',
    'regulÃ¤ren StreitkrÃ¤ften',
    [[2, 'C "name.de"', 'UTF-8 was read as Windows-1252']],
  ],
  ['a row lost', /^0110\.1,.*\n/m, '', [[3386, '', 'the entry "0110.1" is missing']]],
  ['a row doubled', /^(0110\.1,.*\n)/m, '$1$1', [[4, 'A "key"', 'stands twice; first in row 3']]],
  ['a cell too few', /^(0110,.*),$/m, '$1', [[2, '', 'found 17 cells; expected 18']]],
  [
    'a column that is not there',
    /^(key,.*),hazardous/,
    '$1,dangerous',
    [
      [1, '', '"hazardous" is missing'],
      [1, 'Q "dangerous"', 'unknown column'],
    ],
  ],
  [
    'an empty code',
    /^0110,/m,
    ',',
    [
      [2, 'A "key"', 'is empty'],
      [3387, '', '"0110" is missing'],
    ],
  ],
];

const mended: readonly Spoilt[] = [
  ['a code with a space behind', /^0110,/m, '0110 ,', [[2, 'A "key"', '"0110" again: spaces around it']]],
  [
    'umlauts taken apart',
    'regulären Streitkräften',
    'regula\u0308ren Streitkra\u0308ften',
    [[2, 'C "name.de"', 'decomposed umlauts']],
  ],
  ['TRUE in German', /^(0110,.*),true,/m, '$1,WAHR,', [[2, 'K "armedForces"', 'true or false of another language']]],
];

describe('A sheet of a catalogue', () => {
  const rowsOf = (name: string): ReturnType<typeof catalogueRows> =>
    catalogueRows(findCatalogue(name, rulesOnly().ruleSets), directories);
  function importing(name: string, bytes: Uint8Array | string, remove: readonly string[] = []): CatalogueImport {
    const current = rowsOf(name);
    const { sheet, refusals } = readSheet(
      typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
      current.header,
    );
    return sheet ? compareCatalogue(current, sheet, remove) : { changes: [], notes: [], refusals };
  }
  let occupations: string;
  before(() => (occupations = catalogueCsv(rowsOf('occupations'), ',', false)));
  const shown = (said: CatalogueImport['refusals']): string => JSON.stringify(said.slice(0, 5), null, 1);

  it('changes nothing when it comes back as it went, of every catalogue, in every form', () => {
    const names = new Set(
      rulesOnly().ruleSets.flatMap(({ catalogues }) =>
        [...catalogues.values()].map(({ name, at }) => `${at.file.slice(0, at.file.indexOf('/'))}/${name}`),
      ),
    );
    expect(names.size).to.be.greaterThan(90);
    const forms = Object.values(separators);
    for (const [index, name] of [...names].entries()) {
      const separator = forms[index % forms.length] ?? ',';
      const { changes, notes, refusals } = importing(name, catalogueCsv(rowsOf(name), separator, index % 2 === 0));
      expect([changes, notes, refusals], `${name} ${shown(refusals)}`).to.deep.equal([[], [], []]);
    }
  });

  it('is read by the separator that its known columns stand between, whatever else stands in its header', () => {
    const [header = '', ...rows] = catalogueCsv(rowsOf('yes-no'), ';', false).split('\n');
    const wider = rows.map((row) => (row === '' ? row : `${row};`));
    const spoilt = [`${header};"ours: a, b, c, d, e, f, g, h, i, j, k, l, m"`, ...wider].join('\n');
    const [unknown] = importing('yes-no', spoilt).refusals;
    expect(unknown?.message).to.include('ours');
    expect(unknown?.row).to.equal(1);
  });

  for (const [what, find, put, said] of refused)
    it(`is refused with ${what}, which is named with its row`, () => {
      const edited = occupations.replace(find, put);
      expect(edited).to.not.equal(occupations);
      const { refusals } = importing('occupations', edited);
      expect(
        refusals.map(({ row, column = '' }) => [row, column]),
        shown(refusals),
      ).to.deep.equal(said.map(([row, column]) => [row, column]));
      for (const [index, [, , words]] of said.entries()) expect(refusals[index]?.message).to.contain(words);
    });

  for (const [what, find, put, said] of mended)
    it(`is mended, and says so, with ${what}`, () => {
      const edited = occupations.replace(find, put);
      expect(edited).to.not.equal(occupations);
      const { changes, notes, refusals } = importing('occupations', edited);
      expect([changes, refusals], shown(refusals)).to.deep.equal([[], []]);
      expect(notes.map(({ row, column }) => [row, column])).to.deep.equal(said.map(([row, column]) => [row, column]));
      for (const [index, [, , words]] of said.entries()) expect(notes[index]?.message).to.contain(words);
    });

  it('names every zero lost when a spreadsheet opened all of it, and nothing else', () => {
    const lost = [...occupations.matchAll(/^0\d+(?:\.\d+)?,/gm)].length;
    const { refusals } = importing('occupations', occupations.replaceAll(/^0+(\d+(?:\.\d+)?,)/gm, '$1'));
    expect(refusals.length).to.equal(lost);
    expect(refusals.every(({ message }) => message.includes('zeros were lost'))).to.equal(true);
  });

  const german = (): string =>
    catalogueCsv(rowsOf('countries'), ';', true).replace('Vereinigte Arabische Emirate', 'Emirate (VAE)');
  const saved: readonly (readonly [string, (text: string) => Uint8Array])[] = [
    ['in UTF-8 with a mark', (text) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['in UTF-16', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['in UTF-16 of the other order', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    [
      'in Windows-1252',
      (text) => new Uint8Array(Buffer.from(text, 'latin1').map((byte) => (byte === 0x19 ? 0x92 : byte))),
    ],
    ['with the line ends of Windows', (text) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'))],
    ['with the line ends of old Macs', (text) => new TextEncoder().encode(text.replaceAll('\n', '\r'))],
    [
      'with empty columns at the end, as a spreadsheet leaves them',
      (text) => new TextEncoder().encode(text.replaceAll(/(?=\n)/g, ';;')),
    ],
    [
      'with everything in quotation marks',
      (text) =>
        new TextEncoder().encode(
          text.replaceAll(/^(?!key).+$/gm, (line) =>
            line
              .split(';')
              .map((cell) => (cell.startsWith('"') ? cell : `"${cell}"`))
              .join(';'),
          ),
        ),
    ],
  ];
  for (const [how, save] of saved)
    it(`is taken as it was saved ${how}`, () => {
      const { changes, notes, refusals } = importing('countries', save(german()));
      expect([notes, refusals], shown(refusals)).to.deep.equal([[], []]);
      expect(changes.map(({ key, what, cells }) => ({ key, what, cells }))).to.deep.equal([
        {
          key: 'AE',
          what: 'changed',
          cells: { 'name.de': { from: 'Vereinigte Arabische Emirate', to: 'Emirate (VAE)' } },
        },
      ]);
    });

  it('lets entries go that are named, and keeps the order of the file when rows were sorted', () => {
    const [header = '', ...rows] = occupations.trimEnd().split('\n');
    const sorted = [
      header,
      ...rows
        .filter((row) => !row.startsWith('0110.1,'))
        .sort()
        .reverse(),
      '',
    ].join('\n');
    const { changes, refusals } = importing('occupations', sorted, ['0110.1']);
    expect(refusals).to.deep.equal([]);
    expect(changes.map(({ key, what }) => [key, what])).to.deep.equal([['0110.1', 'removed']]);
    expect(importing('occupations', occupations, ['9999']).refusals[0]?.message).to.contain('there is none');
  });
});
