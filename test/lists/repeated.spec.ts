import { expect } from 'chai';
import fc from 'fast-check';
import { repeated } from '../../src/lists/repeated.js';

describe('What a list repeats', () => {
  it('is every entry behind the first of its key, in order, and none without key', () => {
    const entries = fc.array(fc.record({ key: fc.option(fc.constantFrom('a', 'b', '__proto__'), { nil: undefined }) }));
    fc.assert(
      fc.property(entries, (list) => {
        const expected = list.filter(
          ({ key }, index) => key !== undefined && list.findIndex((other) => other.key === key) < index,
        );
        const found = repeated(list, ({ key }) => key);
        expect(found.length).to.equal(expected.length);
        for (const [index, entry] of found.entries()) expect(entry).to.equal(expected[index]);
      }),
    );
  });
});
