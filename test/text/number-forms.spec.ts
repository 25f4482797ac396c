import { expect } from 'chai';
import fc from 'fast-check';
import { numberFormat, plainNumber, readNumber, ungroupedFormat } from '../../src/text/number-forms.js';

const locales = ['en', 'enGB', 'enUS', 'enIN', 'de', 'deAT', 'deCH', 'fr', 'it', 'es', 'pl', 'sv', 'hi'];

/** All that a text may mean; what only other languages would mean stands in brackets. */
const meanings = (text: string, locale: string): string =>
  readNumber(text, locale)
    .map(({ value, own }) => (own ? plainNumber(value) : `(${plainNumber(value)})`))
    .join(' ');

describe('a number as a person types it', () => {
  const rows: readonly (readonly [text: string, locale: string, meanings: string])[] = [
    ['1000', 'en', '1000'],
    [' 12.5 ', 'en', '12.5'],
    ['-3', 'en', '-3'],
    ['12,5', 'de', '12.5'],
    ['12.5', 'de', '12.5'],
    ['12,5', 'en', ''],
    ['12,5', 'deCH', ''],
    ['4.500', 'de', '4.5 4500'],
    ['4,500', 'de', '4.5 (4500)'],
    ['4.500', 'en', '4.5 (4500)'],
    ['1,234', 'en', '1234 (1.234)'],
    ['1.234', 'deCH', '1.234 (1234)'],
    ['1,234', 'deCH', '(1.234) (1234)'],
    ['-4.500', 'de', '-4.5 -4500'],
    ['0.500', 'de', '0.5'],
    ['1.234,5', 'de', '1234.5'],
    ['1,234.50', 'en', '1234.5'],
    ['1.234.567', 'de', '1234567'],
    ['1,234,567', 'en', '1234567'],
    ['1 234,5', 'de', '1234.5'],
    ['1 234.5', 'de', '1234.5'],
    ['1 234', 'en', '1234'],
    ["1'234", 'deCH', '1234'],
    ['1’234.50', 'deCH', '1234.5'],
    ['1 234', 'fr', '1234'],
    ['12,34,567', 'enIN', '1234567'],
    ['12,34,567', 'en', ''],
    ['1.23', 'de', '1.23'],
    ['12.34.567', 'de', ''],
    ['1.234 567', 'de', ''],
    ['0.123.456', 'de', ''],
    ['1.2345', 'en', '1.2345'],
    ['120 80', 'de', ''],
    ['1.234,', 'de', ''],
    ['12-3 456', 'de', ''],
    ['123 4-56', 'de', ''],
    ['1.234,5,6', 'de', ''],
    ['', 'en', ''],
    ['twenty', 'en', ''],
    ['1e3', 'en', ''],
    ['0x10', 'en', ''],
    ['+5', 'en', ''],
    ['.5', 'en', ''],
    ['5.', 'en', ''],
    ['1..5', 'en', ''],
    ['9'.repeat(400), 'en', ''],
  ];
  for (const [text, locale, expected] of rows)
    it(`may mean ${expected || 'nothing'} for ${JSON.stringify(text.slice(0, 20))} in ${locale}`, () =>
      expect(meanings(text, locale)).to.equal(expected));

  it('has the decimals that matter', () => {
    expect(readNumber('1.50', 'en')).to.deep.equal([{ value: 1.5, decimals: 1, as: 'decimals', own: true }]);
  });

  it('is read back as it is sent out, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (locale, value) => {
        const [first] = readNumber(plainNumber(value), locale);
        expect(first?.value).to.be.closeTo(value, 1e-15);
      }),
    );
  });

  it('is among what may be meant as the language writes it, and alone without groups of digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: -1e12, max: 1e12 }),
        decimals,
        (locale, whole, places) => {
          const value = whole / 10 ** places;
          const own = readNumber(numberFormat(locale).format(value), locale).filter((reading) => reading.own);
          expect(own.map((reading) => reading.value)).to.include(value);
          if (places < 3)
            expect(
              readNumber(ungroupedFormat(locale).format(value), locale).map((reading) => reading.value),
            ).to.deep.equal([value]);
        },
      ),
    );
  });
});

const decimals = fc.integer({ min: 0, max: 4 });
