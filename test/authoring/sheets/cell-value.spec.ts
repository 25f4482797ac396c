import { expect } from 'chai';
import { type CellKind, cellTextOf, type ReadCell, readCell } from '../../../src/authoring/sheets/cell-value.js';
import type { Catalogue } from '../../../src/rules/model/catalogue.js';

const catalogue = { name: 'sports', entries: new Map([['DIVING', {}]]) } as unknown as Catalogue;
const bounds = { minimum: 0, maximum: 100, step: 0.5 };

/** What a cell holds, what is written in it, and what it says then: a value, or the beginning of a refusal. */
const rows: readonly (readonly [what: string, kind: Partial<CellKind>, text: string, says: ReadCell])[] = [
  ['a text', { text: true }, ' as it is ', { value: ' as it is ' }],
  ['a text', { text: true }, '', { refused: 'the cell is empty; expected a text' }],
  ['a text', { text: true }, 'lost \uFFFD', { refused: 'found "lost \uFFFD": letters were lost' }],
  ['a number', { bounds }, ' 12.5 ', { value: 12.5 }],
  ['a number', { bounds }, '', { refused: 'the cell is empty' }],
  ['a number', { bounds }, '101', { refused: 'found 101; expected a number' }],
  ['a code', { catalogue }, ' DIVING ', { value: 'DIVING' }],
  ['a code', { catalogue }, 'DIVNG', { refused: 'found "DIVNG"; expected a code of the catalogue sports' }],
  ['a word', { words: ['low', 'high'] }, 'high', { value: 'high' }],
  ['a word', { words: ['low', 'high'] }, 'hihg', { refused: 'found "hihg"; expected one of low, high (did you mean' }],
  ['a date', { date: true }, '2026.01.31', { value: '2026.01.31' }],
  ['a date', { date: true }, '2026-01', { value: '2026.01' }],
  ['a date', { date: true }, '31.01.2026', { value: '2026.01.31' }],
  ['a date', { date: true }, '31.02.2026', { refused: 'found "31.02.2026"; expected a date' }],
  ['a date', { date: true }, '1.1.2026 or later', { refused: 'found "1.1.2026 or later"; expected a date' }],
  ['a list', { list: true, bounds }, ' 1 | 2.5 ', { value: [1, 2.5] }],
  ['a list', { list: true, bounds }, ' ', { value: [] }],
  ['a list', { list: true, bounds }, '1|much|-1', { refused: 'found "much"' }],
  ['a list', { list: true, words: ['low', 'high'] }, 'low|high', { value: ['low', 'high'] }],
];

describe('A cell of a sheet', () => {
  for (const [what, kind, text, says] of rows)
    it(`that must hold ${what} says ${JSON.stringify(says)}: ${JSON.stringify(text)}`, () => {
      const read = readCell(text, { list: false, ...kind }, false);
      if ('value' in says) expect(read).to.deep.equal(says);
      else expect('refused' in read && read.refused.slice(0, says.refused.length)).to.equal(says.refused);
    });

  it('is read with a decimal comma where the spreadsheet writes one', () =>
    expect(readCell('12,5', { list: false, bounds }, true)).to.deep.equal({ value: 12.5 }));

  for (const [cell, text] of [
    [undefined, ''],
    [12.5, '12.5'],
    ['word', 'word'],
    [{ year: 2026, month: 1 }, '2026.01'],
    [[1, 2.5], '1|2.5'],
  ] as const)
    it(`shows ${JSON.stringify(cell) ?? 'nothing'} as "${text}"`, () => expect(cellTextOf(cell)).to.equal(text));
});
