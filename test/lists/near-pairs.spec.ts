import { expect } from 'chai';
import { nearPairs } from '../../src/lists/near-pairs.js';

describe('Pairs of a list that stand near', () => {
  it('are all of a short one, each once and in its order', () => {
    expect([...nearPairs(['a', 'b', 'c'])]).to.deep.equal([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect([...nearPairs([])]).to.deep.equal([]);
  });

  it('are at most 200 of each element of a long one', () => {
    let pairs = 0;
    let farthest = 0;
    for (const [one, other] of nearPairs(Array.from({ length: 20_000 }, (_, index) => index))) {
      pairs++;
      farthest = Math.max(farthest, other - one);
    }
    expect({ pairs, farthest }).to.deep.equal({ pairs: 200 * 20_000 - (200 * 201) / 2, farthest: 200 });
  });
});
