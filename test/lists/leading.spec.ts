import { expect } from 'chai';
import { leading } from '../../src/lists/leading.js';

describe('How many entries of a list hold from the first on', () => {
  for (const [list, count] of [
    [[], 0],
    [[false, true, true], 0],
    [[true, true, false, true], 2],
    [[true, true], 2],
  ] as const)
    it(`is ${count} of ${JSON.stringify(list)}`, () => {
      expect(leading<boolean>(list, (entry) => entry)).to.equal(count);
    });
});
