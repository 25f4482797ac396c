import { expect } from 'chai';
import { decimalsOf } from '../../../src/rules/bounds/attribute-bounds.js';

describe('The decimals of a number', () => {
  it('are those behind the point, of small numbers too, which are written with an exponent', () => {
    expect([3, 0.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).to.deep.equal([0, 2, 7, 8, 0]);
  });
});
