import { expect } from 'chai';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { MessageFormat } from '../../../../src/rules/program/messages/message-format.js';
import { testSeed } from '../../../support/run/seed.js';

const values: Readonly<Record<string, string>> = { name: 'Jane {Doe}', empty: '', city: "L'Aquila # 1" };
const filled = (text: string): string =>
  new MessageFormat(text, 'en').fill((name) => {
    const words = values[name] ?? '';
    return { words, raw: words, quantity: () => words };
  });
/** What ICU makes of it. */
const byIcu = (text: string): string =>
  String(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format({ ...values }));

describe('A text with placeholders that only print', () => {
  for (const [text, expected] of [
    ['', ''],
    ['No placeholder', 'No placeholder'],
    ['{name} of {city}', "Jane {Doe} of L'Aquila # 1"],
    ['{empty}', ''],
    ['{name}{name}', 'Jane {Doe}Jane {Doe}'],
    ["it's '{'not'}' one # <b>", "it's {not} one # <b>"],
  ] as const)
    it(`is what stands there, with what they print: ${JSON.stringify(text)}`, () => {
      expect(filled(text)).to.equal(expected);
      expect(byIcu(text)).to.equal(expected);
    });

  it('writes a number as its style of ICU says, and one with its unit in the case that is asked for', () => {
    const number = (text: string): string =>
      new MessageFormat(text, 'en').fill(() => ({
        words: 'in words',
        raw: 1234.5,
        quantity: (grammaticalCase = 'nominative') => `in the ${grammaticalCase}`,
      }));
    expect(number('{n} {n, number} {n, number, ::.00} {n, number, unit} {n, number, unit dative}')).to.equal(
      'in words 1,234.5 1,234.50 in the nominative in the dative',
    );
    expect(number('{n, plural, one {one} other {# of {n}}}')).to.equal('1,234.5 of in words');
  });

  it('is what ICU makes of it, whatever stands between them, and where one chooses', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{name}',
        '{ city }',
        '{empty}',
        "''",
        "'{x}'",
        ' ',
        '#',
        '<i>',
        '{name, select, x {1} other {2}}',
      ),
      fc.string({ unit: 'grapheme-composite', maxLength: 8 }).map((text) => text.replaceAll(/[{}']/g, '')),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(filled(pieces.join(''))).to.equal(byIcu(pieces.join('')));
      }),
      { seed: testSeed, numRuns: 500 },
    );
  });
});
