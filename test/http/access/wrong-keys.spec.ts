import { expect } from 'chai';
import { WrongKeys } from '../../../src/http/access/wrong-keys.js';

const pauses = (keys: WrongKeys, address: string, count: number, now = 0): readonly number[] =>
  Array.from({ length: count }, () => keys.pauseFor(address, now));

describe('The pause before the answer to a wrong key', () => {
  it('is none for slips, then twice as long with each more, and five seconds at the longest', () => {
    const all = pauses(new WrongKeys(), 'a', 1000);
    expect(all.slice(0, 17)).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 200, 400, 800, 1600, 3200, 5000]);
    expect(new Set(all.slice(17))).to.deep.equal(new Set([5000]));
  });

  it('is of an address alone', () => {
    const keys = new WrongKeys();
    pauses(keys, 'a', 20);
    expect(keys.pauseFor('b', 0)).to.equal(0);
  });

  it('is forgotten a minute after the first', () => {
    const keys = new WrongKeys();
    pauses(keys, 'a', 20);
    expect(keys.pauseFor('a', 59_999)).to.equal(5000);
    expect(keys.pauseFor('a', 60_000)).to.equal(0);
  });

  it('is remembered of the last ten thousand addresses', () => {
    const keys = new WrongKeys();
    for (const address of ['first', 'second']) pauses(keys, address, 20);
    for (let other = 0; other < 9_999; other++) keys.pauseFor(String(other), 0);
    expect(keys.pauseFor('second', 0)).to.equal(5000);
    expect(keys.pauseFor('first', 0)).to.equal(0);
  });
});
