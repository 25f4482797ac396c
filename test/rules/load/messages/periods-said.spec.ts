import { expect } from 'chai';
import { toldOfTexts } from '../../../support/rules/told-of-texts.js';

describe('What two languages say of a period', () => {
  for (const [en, de, here, there] of [
    ['On how many days a month do you take it?', 'An wie vielen Tagen im Jahr nehmen Sie es?', 'year', 'month'],
    ['How often per week is it?', 'Wie oft am Tag ist es?', 'day', 'week'],
    ['It is paid monthly.', 'Es wird jährlich gezahlt.', 'year', 'month'],
    ['How many hours a week do you work?', 'Wie viele Monatsstunden arbeiten Sie?', 'month', 'week'],
  ] as const)
    it(`is told where they differ: ${de}`, () => {
      expect(toldOfTexts({ en, de }).join()).to.match(
        new RegExp(`per ${here}; the text in en says per ${there}|it (?:says|speaks of|has no word) `),
      );
    });

  for (const [en, de] of [
    ['How many hours a week do you work?', 'Wie viele Wochenstunden arbeiten Sie?'],
    ['Is the yearly sum entered per month?', 'Ist die Jahressumme je Monat angegeben?'],
    ['What was it the year before?', 'Wie hoch war er im Jahr davor?'],
    ['Daily sickness allowance a year', 'Krankentagegeld im Jahr'],
  ] as const)
    it(`is well where they do not, or one says several: ${de}`, () => {
      expect(toldOfTexts({ en, de })).to.deep.equal([]);
    });
});
