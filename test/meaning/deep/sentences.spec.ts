import { expect } from 'chai';
import { joined } from '../../../src/meaning/deep/sentences.js';

describe('What a solver is told of several things together', () => {
  it('is one of them alone as it is, and of none what is so of nothing', () => {
    expect(joined('and', ['a', 'b'])).to.equal('(and a b)');
    expect(joined('or', ['a', 'b'])).to.equal('(or a b)');
    expect(joined('or', ['a'])).to.equal('a');
    expect(joined('and', [])).to.equal('true');
    expect(joined('or', [])).to.equal('false');
  });
});
