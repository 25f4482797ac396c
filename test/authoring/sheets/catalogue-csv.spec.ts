import { expect } from 'chai';
import { catalogueCsv } from '../../../src/authoring/sheets/catalogue-csv.js';
import { catalogueRows, findCatalogue } from '../../../src/authoring/sheets/catalogue-rows.js';
import { sampleLoaded } from '../../support/explain/loaded.js';

const texts = {
  guarded: [
    ...['0110', '7', '-5', '+49', '1.50', '1,000.5', '1E5', '12e3', '1/2', '1-2-3', '2026.01.31', '31/12/26'],
    ...['Jan 5', 'dez-12', 'Oktober 2026', '=A1', '@name', '-a', '+a'],
  ],
  'as it is': [
    ...['7A', 'A7', '1E', 'E5', '12E5A', 'A1E5', '12,', '1/2/', '1/2/3/4', 'x1/2', '12345/1', '1/2x', 'January'],
    ...['xJan 5', 'Jan 5x', 'a=b', 'a-b', '0110 "B"', 'class1', ''],
  ],
};

describe('A text in the sheet of a catalogue', () => {
  const { systems, rules, screens } = sampleLoaded();
  const current = catalogueRows(findCatalogue('occupations', systems.ruleSets), { rules, screens });
  const shown = (name: string, guard: boolean): string => {
    const row = { key: 'A', cells: { key: 'A', 'name.en': name }, from: 'csv' } as const;
    const csv = catalogueCsv({ ...current, header: ['key', 'name.en'], rows: [row] }, ',', guard);
    return csv.slice(csv.indexOf('\nA,') + 3).trimEnd();
  };

  for (const text of texts.guarded)
    it(`is guarded where a spreadsheet would change it: ${text}`, () => {
      expect(shown(text, true)).to.equal(`"=""${text}"""`);
      expect(shown(text, false)).to.not.include('=""');
    });

  for (const text of texts['as it is'])
    it(`stands as it is where a spreadsheet leaves it alone: ${text || 'no text'}`, () => {
      expect(shown(text, true)).to.equal(shown(text, false));
    });
});
