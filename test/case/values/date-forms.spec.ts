import { expect } from 'chai';
import fc from 'fast-check';
import { daysInMonth, formatDate, type PartialDate } from '../../../src/case/values/date.js';
import { dateFormNames, type DateReading, readDate, writeDate } from '../../../src/case/values/date-forms.js';

const locales = [
  'en',
  'enGB',
  'enUS',
  'de',
  'deAT',
  'deCH',
  'fr',
  'it',
  'es',
  'pl',
  'cs',
  'bg',
  'nl',
  'sv',
  'ja',
  'ar',
];

/** What came out, in one word. */
function outcome(reading: DateReading): string {
  if (reading.kind === 'date') return formatDate(reading.date);
  if (reading.kind === 'unclear') return reading.meant.map(formatDate).join(' or ');
  return reading.kind === 'no-such-day' ? `${formatDate(reading.month)} has ${reading.days} days` : 'no date';
}

describe('a date as a person types it', () => {
  const rows: readonly (readonly [text: string, locale: string, outcome: string])[] = [
    ['1992', 'de', '1992'],
    ['1992.03', 'de', '1992.03'],
    ['1992.03.14', 'en', '1992.03.14'],
    ['1992-03-14', 'de', '1992.03.14'],
    ['1992-03', 'en', '1992.03'],
    [' 14.03.1992 ', 'de', '1992.03.14'],
    ['4.3.1992', 'de', '1992.03.04'],
    ['4. 3. 1992', 'de', '1992.03.04'],
    ['3.1992', 'de', '1992.03'],
    ['03/1992', 'de', '1992.03'],
    ['14. März 1992', 'de', '1992.03.14'],
    ['märz 1992', 'de', '1992.03'],
    ['14.3.1992', 'deCH', '1992.03.14'],
    ['14/03/1992', 'en', '1992.03.14'],
    ['3/4/1992', 'en', '1992.04.03'],
    ['3/4/1992', 'enGB', '1992.04.03'],
    ['3/4/1992', 'enUS', '1992.03.04'],
    ['3/1992', 'en', '1992.03'],
    ['14 Mar 1992', 'en', '1992.03.14'],
    ['14 march 1992', 'en', '1992.03.14'],
    ['Mar 14, 1992', 'enUS', '1992.03.14'],
    ['29.02.2020', 'de', '2020.02.29'],
    ['31.02.1992', 'de', '1992.02 has 29 days'],
    ['29/02/2023', 'en', '2023.02 has 28 days'],
    ['1992.02.30', 'de', '1992.02 has 29 days'],
    ['1992-04-31', 'en', '1992.04 has 30 days'],
    ['03/14/1992', 'en', '1992.03.14'],
    ['14/03/1992', 'enUS', '1992.03.14'],
    ['14.03.92', 'de', '1992.03.14 or 2092.03.14'],
    ['29.02.00', 'de', '2000.02.29'],
    ['32.13.1992', 'de', 'no date'],
    ['1992.13', 'de', 'no date'],
    ['1992-3-14', 'de', 'no date'],
    ['14.03.1992', 'en', 'no date'],
    ['14/03/1992', 'de', 'no date'],
    ['0.3.1992', 'de', 'no date'],
    ['14.03.0000', 'de', 'no date'],
    ['March', 'en', 'no date'],
    ['yesterday', 'en', 'no date'],
    ['', 'en', 'no date'],
  ];
  for (const [text, locale, expected] of rows)
    it(`is ${expected} for ${JSON.stringify(text)} in ${locale}`, () =>
      expect(outcome(readDate(text, locale))).to.equal(expected));

  it('is not taken, but asked about, where the order is that of another country or the century is open', () => {
    for (const [text, locale] of [
      ['03/14/1992', 'en'],
      ['14/03/1992', 'enUS'],
      ['29.02.00', 'de'],
    ] as const)
      expect(readDate(text, locale).kind).to.equal('unclear');
  });

  it('is read back as a text prints it, in every locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), anyDate, (locale, date) => {
        expect(readDate(writeDate(date, locale), locale)).to.deep.equal({ kind: 'date', date });
      }),
    );
  });

  it('is read back as it is sent out, in every locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), anyDate, (locale, date) => {
        expect(readDate(formatDate(date), locale)).to.deep.equal({ kind: 'date', date });
      }),
    );
  });
});

describe('the forms of a date', () => {
  const rows: readonly (readonly [locale: string, forms: string])[] = [
    ['de', 'TT.MM.JJJJ MM.JJJJ JJJJ'],
    ['deCH', 'TT.MM.JJJJ MM.JJJJ JJJJ'],
    ['en', 'DD/MM/YYYY MM/YYYY YYYY'],
    ['enGB', 'DD/MM/YYYY MM/YYYY YYYY'],
    ['enUS', 'MM/DD/YYYY MM/YYYY YYYY'],
    ['fr', 'JJ/MM/AAAA MM/AAAA AAAA'],
  ];
  for (const [locale, forms] of rows)
    it(`are ${forms} in ${locale}`, () => expect(dateFormNames(locale).join(' ')).to.equal(forms));

  it('are those that are exact enough', () => {
    expect(dateFormNames('de', 'day')).to.deep.equal(['TT.MM.JJJJ']);
    expect(dateFormNames('en', 'month')).to.deep.equal(['DD/MM/YYYY', 'MM/YYYY']);
  });

  it('are accepted as they are named, with a day put in', () => {
    for (const locale of ['en', 'enGB', 'enUS', 'de', 'deCH', 'fr', 'it', 'es', 'nl'])
      for (const name of dateFormNames(locale)) {
        const [year, month, day] = [1992, 3, 14];
        const letters = [...new Set(name.replace(/[^\p{L}]/gu, ''))];
        const yearLetter = letters.find((letter) => name.split(letter).length === 5) ?? '';
        const monthFirst = locale === 'enUS';
        const others = letters.filter((letter) => letter !== yearLetter);
        const parts = others.length === 1 ? [month] : monthFirst ? [month, day] : [day, month];
        const text = others.reduce(
          (filled, letter, index) => filled.replace(letter.repeat(2), String(parts[index]).padStart(2, '0')),
          name.replace(yearLetter.repeat(4), String(year)),
        );
        expect(readDate(text, locale).kind, `${text} in ${locale}`).to.equal('date');
      }
  });
});

const anyDate: fc.Arbitrary<PartialDate> = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat(), fc.constantFrom(1, 2, 3))
  .map(([year, month, number, parts]) => ({
    year,
    ...(parts > 1 && { month }),
    ...(parts > 2 && { day: 1 + (number % daysInMonth(year, month)) }),
  }));
