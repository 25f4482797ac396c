import { expect } from 'chai';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { placeholdersOf } from '../../../../src/rules/load/messages/text-placeholders.js';

const pieces = fc.constantFrom(
  'a ',
  '{',
  '}',
  '{age}',
  '{a1}',
  '{0}',
  '{ age }',
  '#',
  "'",
  'ß',
  '.',
  '\n',
  '_',
  '-',
  ' ',
);

describe('What a text asks to be filled in', () => {
  it('is what ICU finds in it, and nothing is where it finds a mistake', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (written) => {
        const text = written.join('');
        const found = placeholdersOf(text, 'en');
        if ('problem' in found) return;
        const elements = new IntlMessageFormat(text, 'en', undefined, { captureLocation: true }).getAst();
        const named = elements.flatMap((element) => ('value' in element && element.type === 1 ? [element] : []));
        const names = named.map(({ value }) => value);
        expect([...found.names], text).to.deep.equal([...new Set(names)]);
        expect(found.printed, text).to.deep.equal([...new Set(names)]);
        expect(found.written, text).to.deep.equal(
          named.map(({ value, location }) => ({ name: value, from: text.indexOf(value, location?.start.offset) })),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('A text that says by itself that another one is meant', () => {
  const slipsOf = (text: string) => {
    const found = placeholdersOf(text, 'en');
    return 'problem' in found ? found.problem : [found.printedTwice, found.turned?.join()];
  };

  it('prints a value twice', () => {
    expect(slipsOf('From {a} to {b}')).to.deep.equal([undefined, undefined]);
    expect(slipsOf('From {a} to {a}')).to.deep.equal(['a', undefined]);
    expect(slipsOf('{n, plural, one {# day} other {# days}}: from {a} to {a}')).to.deep.equal(['a', undefined]);
    expect(slipsOf('{n, plural, one {# day of {a}} other {# days of {a}}}')).to.deep.equal([undefined, undefined]);
  });

  it('prints the number for one, and nowhere for others', () => {
    const forOne = (text: string) => {
      const found = placeholdersOf(text, 'en');
      return 'problem' in found ? found.problem : found.printedForOne;
    };
    expect(forOne('{n, plural, one {# month} other {months}}')).to.equal('n');
    for (const well of ['one {month} other {# months}', 'one {# month} other {# months}', 'one {a} other {b}'])
      expect(forOne(`{n, plural, ${well}}`), well).to.equal(undefined);
    expect(forOne('{n, plural, one {# month} other {months}} of {n}')).to.equal(undefined);
  });

  it('has the plural behind one, and the singular behind others', () => {
    for (const [one, others, turned] of [
      ['# day', '# days', undefined],
      ['# days', '# day', 'days,day'],
      ['# working hours', '# working hour', 'hours,hour'],
      ['# Wochenstunden', '# Wochenstunde', 'Wochenstunden,Wochenstunde'],
      ['# patient needs help', '# patients need help', undefined],
      ['eines Tages', '# Tage', undefined],
      ['# day', '# day', undefined],
      ['# child', '# children', undefined],
    ] as const)
      expect(slipsOf(`{n, plural, one {${one}} other {${others}}}`), one).to.deep.equal([undefined, turned]);
  });
});
