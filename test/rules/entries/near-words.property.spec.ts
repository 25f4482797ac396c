import { expect } from 'chai';
import fc from 'fast-check';
import { nearWords, sortedWords } from '../../../src/rules/entries/near-words.js';

/** Insertions, deletions, substitutions and swaps of neighbours from one text to another, by the definition. */
function errorsBetween(a: string, b: string): number {
  const table: number[][] = [];
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= a.length; row++) {
    table.push([]);
    for (let column = 0; column <= b.length; column++) {
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      table[row]?.push(
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
              swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
            ),
      );
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

describe('words that are nearly what was typed', () => {
  it('are exactly those of which the whole or a beginning is reached with so many errors, with the fewest of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30 }),
        word,
        fc.integer({ min: 0, max: 2 }),
        (words, typed, most) => {
          const sorted = sortedWords(words);
          const expected = sorted.words.flatMap((each) => {
            const beginnings = Array.from({ length: each.length + 1 }, (_, length) => each.slice(0, length));
            const errors = Math.min(...beginnings.map((beginning) => errorsBetween(beginning, typed)));
            return errors <= most ? [[each, errors, errors === errorsBetween(each, typed)]] : [];
          });
          const found = nearWords(sorted, typed, most);
          expect(found.map(({ index, errors, rest }) => [sorted.words[index], errors, rest === 0])).to.deep.equal(
            expected,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
