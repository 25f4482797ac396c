import { expect } from 'chai';
import fc from 'fast-check';
import { readNumber, writeNumber } from '../../../src/screens/inputs/number-text.js';

describe('a number as a person types it', () => {
  const rows: readonly (readonly [text: string, language: string, decimals: number, outcome: number | string])[] = [
    ['1000', 'en', 0, 1000],
    [' 12.5 ', 'en', 1, 12.5],
    ['-3', 'en', 0, -3],
    ['12,5', 'de', 1, 12.5],
    ['12.5', 'de', 1, 12.5],
    ['12,5', 'en', 1, 'not-a-number'],
    ['12,5', 'deCH', 1, 'not-a-number'],
    ['1.000', 'de', 2, 'thousands-mark'],
    ['1.000', 'en', 2, 'thousands-mark'],
    ['1,000', 'de', 2, 'thousands-mark'],
    ['1.000', 'de', 3, 1],
    ['1,000', 'en', 2, 'thousands-mark'],
    ['1,000.50', 'en', 2, 'thousands-mark'],
    ['1.000,50', 'de', 2, 'thousands-mark'],
    ['1 000', 'de', 2, 'thousands-mark'],
    ["1'000", 'deCH', 2, 'thousands-mark'],
    ['1.2345', 'en', 2, 1.2345],
    ['', 'en', 2, 'not-a-number'],
    ['twenty', 'en', 2, 'not-a-number'],
    ['1e3', 'en', 2, 'not-a-number'],
    ['0x10', 'en', 2, 'not-a-number'],
    ['+5', 'en', 2, 'not-a-number'],
    ['.5', 'en', 2, 'not-a-number'],
    ['5.', 'en', 2, 'not-a-number'],
    ['1..5', 'en', 2, 'not-a-number'],
    ['9'.repeat(400), 'en', 0, 'not-a-number'],
  ];
  for (const [text, language, decimals, outcome] of rows) {
    it(`is ${outcome} for ${JSON.stringify(text.slice(0, 20))} in ${language} with ${decimals} decimals`, () => {
      const reading = readNumber(text, language, decimals);
      expect(reading.kind === 'number' ? reading.value : reading.kind).to.equal(outcome);
    });
  }

  it('counts the decimals that matter', () => {
    expect(readNumber('1.50', 'en', 2)).to.deep.equal({ kind: 'number', value: 1.5, decimals: 1 });
  });

  it('reads back every number that is sent out, in every language', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.constantFrom('en', 'de', 'deCH'),
        (value, language) => {
          const reading = readNumber(writeNumber(value), language, 3);
          expect(reading.kind).to.equal('number');
          if (reading.kind === 'number') expect(reading.value).to.be.closeTo(value, 1e-15);
        },
      ),
    );
  });
});
