import { expect } from 'chai';
import { rowsApart } from '../../src/meaning/rows-apart.js';
import type { Given } from '../../src/meaning/given-values.js';

const at = { file: 'a.yaml', line: 1, column: 1 };

/** A table with one row for each letter, under so many parameter sets. */
const told = (...sets: readonly string[]): readonly string[] => {
  const parameter = { name: 'groups', kind: 'table', columns: [{ name: 'sum' }], gives: [{ name: 'group' }], at };
  const given = sets.map((letters, index) => ({
    parameter,
    ruleSet: {},
    set: {
      id: index + 1,
      places: new Map([['groups', { at, rows: [...letters].map((_, row) => ({ ...at, line: row + 2 })) }]]),
    },
    value: { kind: 'table', rows: [...letters].map((group, row) => ({ sum: row, group })) },
  })) as unknown as readonly Given[];
  return [...rowsApart(given)].map((each) => `${each.at.line} ${each.message}`);
};

describe('A row of a table apart from those with its value', () => {
  it('is told where in every other set such rows stand together', () => {
    expect(told('aabbc', 'aabcc', 'aabac')).to.deep.equal([
      '5 groups of the parameter set 3 has group a in a row apart from its others; in no other set such rows stand apart',
    ]);
  });

  it('is none where another set has such rows, too few tell, or several rows stand apart', () => {
    expect(told('aabbc', 'abacc', 'aabac')).to.deep.equal([]);
    expect(told('aabbc', 'abcde', 'aabac')).to.deep.equal([]);
    expect(told('aabbc', 'aabac')).to.deep.equal([]);
    expect(told('aabbc', 'aabcc', 'abababa')).to.deep.equal([]);
  });
});
