import { expect } from 'chai';
import {
  damageOf,
  isDateWord,
  oddCode,
  surelyDamaged,
  truthOf,
} from '../../../src/authoring/sheets/spreadsheet-damage.js';

const cut = (length: number): string => 'abcdefghij'.repeat(4000).slice(0, length);

/** What stood there, what is found, and what a spreadsheet did; undefined: somebody changed it. */
const made: readonly (readonly [was: string, found: string, did: string | undefined])[] = [
  ['Chess', 'Chess', undefined],
  ['Chess', 'Go', undefined],
  ['Chess', ' Chess\t', 'spaces around it'],
  [' Chess', 'Chess', 'spaces around it'],
  ['Ärger', ' A\u0308rger', 'letters and their accents apart'],
  ['true', 'WAHR', 'true or false of another language'],
  ['false', 'falsch ', 'true or false of another language'],
  ['true', 'FALSCH', undefined],
  ['maybe', 'WAHR', undefined],
  ['1.5', '01. Mai', 'took it for a date'],
  ['1.5', '5-Jan', 'took it for a date'],
  ['1.5.2026', '01.05.26', 'took it for a date'],
  ['1.5.26', '2026-05-01', 'took it for a date'],
  ['1.5', '01. Jun', undefined],
  ['5', '05. Mai', undefined],
  ['5.1900', '05.05.1900', 'took it for a date'],
  ['5.99', '05.01.1899', undefined],
  ['1234567890', '1.23E+09', 'shortened the number'],
  ['1234567890', '1,23E+09', 'shortened the number'],
  ['123E7', '1.23E+09', 'shortened the number'],
  ['1244567890', '1.23E+09', undefined],
  ['12,5', '1.25E1', 'shortened the number'],
  ['much', '1.23E+09', undefined],
  ['', '0E+00', undefined],
  ['1234567890123456789012345', '1.23456789012345678901234E24', 'shortened the number'],
  ['0110', '110', 'zeros were lost'],
  ['0110.10', '110,1', 'zeros were lost'],
  ['-01', '-1', 'zeros were lost'],
  ['0110', '111', undefined],
  ['0x10', '16', undefined],
  ...[254, 255, 256, 32767].map((length) => [cut(length + 1), cut(length), 'cut off'] as const),
  [cut(255), cut(253), undefined],
  [cut(254), cut(255), undefined],
  [`x${cut(255)}`, cut(255), undefined],
  ['Ärger', '?rger', 'letters were lost'],
  ['Ärger', '\uFFFDrger', 'letters were lost'],
  ['Ärger', '?rgern', undefined],
  ['What?', 'Why?', undefined],
  ['Ärger', 'Ã„rger', 'read as Windows-1252'],
];

const dates = [
  ...['01. Mai', '1-Mar', 'Mar-01', 'Mai 10', '01.05.2026', '5/1/2026', '5-1-26', '2026-05-01', '2026-05-01 00:00:00'],
  ...['1. Jan', '2 Feb. 2020', '3-Mrz', '3 mär', '4-APR-20', '5 May', '6. Juni', '7-Jul', '8 August', '9-Sep-1999'],
  ...['10. Okt', '10-Oct', '11-Nov', 'Dez 12', 'Dec-12', ' 01. Mai ', '1999-Mar'],
];
const noDates = [
  ...['', 'May', '1', '1.5', '1.5.', '1.5/2026', '1.5.6', '123.5.2026', '2026-5-01', '2026-05-01 12:00:00', '1-Mon'],
  ...['Class 1', 'Mar', '12345-Mar', '1-Mar-12345', '1--Mar--', 'x 1-Mar', '1-Mar x', 'Ma-01'],
];

describe('What a spreadsheet made of a cell', () => {
  for (const [was, found, did] of made)
    it(`is, of "${was.slice(0, 30)}" that became "${found.slice(0, 30)}", ${did ?? 'nothing: somebody changed it'}`, () => {
      const says = damageOf(was, found)?.says;
      if (did === undefined) expect(says).to.equal(undefined);
      else expect(says).to.contain(did);
    });

  it('is mended only where nothing is lost', () => {
    const mended = made.filter(([was, found]) => damageOf(was, found)?.mended).map(([, , did]) => did);
    expect(new Set(mended)).to.deep.equal(
      new Set(['spaces around it', 'letters and their accents apart', 'true or false of another language']),
    );
  });

  it('may be a date, in the ways of writing of spreadsheets', () => {
    expect(dates.filter((text) => !isDateWord(text))).to.deep.equal([]);
    expect(noDates.filter(isDateWord)).to.deep.equal([]);
  });

  it('is damage whatever stood there when letters are lost, hidden or each read as two', () => {
    expect(surelyDamaged('\uFFFDrger')).to.equal('letters were lost when the file was saved; save it as UTF-8');
    expect(surelyDamaged('\u0007')).to.equal('it holds signs that nobody can see; the encoding was changed');
    for (const text of ['Ã¼', 'Ã„', 'Â§', 'GrÃ¶ÃŸe'])
      expect(surelyDamaged(text), text).to.equal('UTF-8 was read as Windows-1252; open the file as UTF-8');
    for (const text of ['', 'a\tb\r\nc', 'Größe', 'Ã', 'Ão', 'Âb?'])
      expect(surelyDamaged(text), text).to.equal(undefined);
  });

  it('is no code when it looks like a date or like a shortened number', () => {
    expect(oddCode('01. Mai')).to.equal('the spreadsheet probably took a code for a date');
    for (const text of ['1E+10', '1.23E-5', '1,2e+09'])
      expect(oddCode(text), text).to.equal('the spreadsheet probably shortened a code');
    for (const text of ['0110', '1E10', 'E+10', '1.E+1', 'x1E+10', '1E+10x'])
      expect(oddCode(text), text).to.equal(undefined);
  });

  it('is true or false in the words of the languages of spreadsheets, and else what it is', () => {
    for (const text of ['true', 'TRUE', ' Wahr ', 'VRAI', 'vero', 'Verdadero'])
      expect(truthOf(text), text).to.equal('true');
    for (const text of ['false', 'FALSE', ' Falsch', 'FAUX', 'falso']) expect(truthOf(text), text).to.equal('false');
    for (const text of ['yes', '', ' no ', '1']) expect(truthOf(text), text).to.equal(text);
  });
});
