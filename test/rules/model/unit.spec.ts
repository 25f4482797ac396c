import { expect } from 'chai';
import { type Unit, unitBehind } from '../../../src/rules/model/unit.js';

const year: Unit = {
  word: 'year',
  id: 1,
  name: { en: 'years', de: 'Jahre', pl: 'lat' },
  forms: {
    en: { one: 'year' },
    de: { one: 'Jahr', dative: 'Jahren' },
    pl: { one: 'rok', few: 'lata', 'instrumental one': 'rokiem', instrumental: 'latami' },
  },
  dimension: 'duration',
  factor: 1092,
  offset: 0,
};

describe('a unit behind a number', () => {
  const rows: readonly (readonly [locale: string, grammaticalCase: string | undefined, texts: string])[] = [
    ['en', undefined, '0 years, 1 year, 1.5 years, 2 years, 5 years'],
    ['enGB', undefined, '0 years, 1 year, 1.5 years, 2 years, 5 years'],
    ['de', undefined, '0 Jahre, 1 Jahr, 1.5 Jahre, 2 Jahre, 5 Jahre'],
    ['deCH', 'dative', '0 Jahren, 1 Jahr, 1.5 Jahren, 2 Jahren, 5 Jahren'],
    ['de', 'genitive', '0 Jahre, 1 Jahr, 1.5 Jahre, 2 Jahre, 5 Jahre'],
    ['pl', undefined, '0 lat, 1 rok, 1.5 lat, 2 lata, 5 lat'],
  ];
  for (const [locale, grammaticalCase, texts] of rows)
    it(`has the form that the number and the case ask for: ${locale}, ${grammaticalCase ?? 'no case'}`, () =>
      expect(
        [0, 1, 1.5, 2, 5].map((value) => `${value} ${unitBehind(value, year, locale, grammaticalCase)}`).join(', '),
      ).to.equal(texts));

  it('takes the form of case and category before the others', () =>
    expect([1, 2].map((value) => unitBehind(value, year, 'pl', 'instrumental'))).to.deep.equal(['rokiem', 'lata']));
});
