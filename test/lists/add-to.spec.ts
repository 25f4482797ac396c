import { expect } from 'chai';
import { addTo } from '../../src/lists/add-to.js';

describe('sets by key', () => {
  it('are made with their first entry, have each once, and say what is new', () => {
    const sets = new Map<string, Set<number>>();
    const entries = [
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['a', 1],
    ] as const;
    expect(entries.map(([key, entry]) => addTo(sets, key, entry))).to.deep.equal([true, true, true, false]);
    expect(sets).to.deep.equal(
      new Map([
        ['a', new Set([1, 2])],
        ['b', new Set([1])],
      ]),
    );
  });
});
