import { expect } from 'chai';
import {
  type CatalogueCell,
  type CellForm,
  formOf,
  readCatalogueCell,
} from '../../../src/authoring/sheets/catalogue-cell.js';
import type { Column } from '../../../src/rules/model/catalogue.js';

const apart = 'letters and their accents apart (decomposed umlauts)';
const shortened = 'the spreadsheet shortened the number; expected all of its digits';

/** What stands in the catalogue, what is found, what it holds, whether numbers have a comma, and what is read. */
const cells: readonly (readonly [
  was: string,
  found: string,
  form: CellForm,
  comma: boolean,
  read: CatalogueCell | RegExp,
])[] = [
  ['Chess', 'Chess', 'text', false, { text: 'Chess' }],
  ['Chess', '', 'text', false, { text: '' }],
  ['Chess', '  ', 'text', false, { text: '' }],
  ['Chess', ' none', 'text', false, { text: 'none' }],
  ['85', ' none ', 'number', false, { text: 'none' }],
  ['2020', '', 'date', false, { text: '' }],
  ['85', '80', 'number', false, { text: '80' }],
  ['85', '85.0', 'number', false, { text: '85' }],
  ['85.0', '85', 'number', false, { text: '85.0' }],
  ['', '0', 'number', false, { text: '0' }],
  ['85.5', '85,5', 'number', true, { text: '85.5' }],
  ['85.5', '86,5', 'number', true, { text: '86.5' }],
  ['85.5', '85,5', 'number', false, /^found "85,5"; expected a number/],
  ['85', 'many', 'number', true, /^found "many"; expected a number/],
  ['85', '8.5E+01', 'number', false, new RegExp(`^found "8.5E\\+01": ${shortened}`)],
  ['2020', ' 2026.01.31 ', 'date', false, { text: '2026.01.31' }],
  ['2020', '2026', 'date', false, { text: '2026' }],
  ['2020', '2026.02.30', 'date', false, /^found "2026.02.30"; expected a date/],
  ['2020', 'soon', 'date', false, /expected a date/],
  ['Chess', ' Chess', 'text', false, { text: 'Chess', mended: 'spaces around it' }],
  ['true', 'WAHR', 'boolean', false, { text: 'true', mended: 'the word for true or false of another language' }],
  ['', 'VRAI', 'boolean', false, { text: 'true' }],
  ['true', 'falsch', 'boolean', false, { text: 'false' }],
  ['', 'VRAI', 'text', false, { text: 'VRAI' }],
  ['', ' Go ', 'text', false, { text: 'Go', mended: 'spaces around it' }],
  ['', 'A\u0308rger', 'text', false, { text: 'Ärger', mended: apart }],
  ['0110', '110', 'text', false, /^found "110", which probably was "0110": zeros were lost$/],
  ['', 'Ã¼ber', 'text', false, /^found "Ã¼ber": UTF-8 was read as Windows-1252/],
  ['Chess', 'Ã¼ber', 'text', false, /^found "Ã¼ber", which probably was "Chess": UTF-8 was read as Windows-1252/],
];

describe('A cell of a catalogue in a sheet', () => {
  for (const [was, found, form, comma, read] of cells)
    it(`that holds a ${form} and has "${found}" for "${was}"${comma ? ', with decimal commas,' : ''} says ${read instanceof RegExp ? 'why it is refused' : `"${'text' in read ? read.text : ''}"`}`, () => {
      const said = readCatalogueCell(was, found, form, comma);
      if (read instanceof RegExp) expect('refused' in said ? said.refused : '').to.match(read);
      else expect(said).to.deep.equal(read);
    });

  it('holds what its column is declared as, and what every entry has by its name', () => {
    const column = (kind: Column['kind'], list = false): Column => ({ kind, list }) as unknown as Column;
    expect(
      [
        formOf('id', undefined),
        formOf('validFrom', undefined),
        formOf('validTo', undefined),
        formOf('replacedBy', undefined),
        formOf('depth', column('number')),
        formOf('depths', column('number', true)),
        formOf('rider', column('boolean')),
        formOf('riders', column('boolean', true)),
        formOf('pays', column('text')),
      ].join(' '),
    ).to.equal('number date date text number text boolean text text');
  });
});
