import { expect } from 'chai';
import { remembered } from '../../src/lists/remembered.js';

describe('remembered', () => {
  it('makes what belongs to a key once, in a map and in a weak map', () => {
    for (const memory of [new Map<object, string>(), new WeakMap<object, string>()]) {
      const [one, other] = [{}, {}];
      let made = 0;
      const make = (): string => `made ${++made}`;
      expect([one, one, other, one].map((key) => remembered(memory, key, make))).to.deep.equal([
        'made 1',
        'made 1',
        'made 2',
        'made 1',
      ]);
    }
  });
});
