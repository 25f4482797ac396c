import { expect } from 'chai';
import { expectNearest, type Tried } from '../../support/nearest/expect-nearest.js';
import { exampleViolations } from '../../support/nearest/example-violations.js';

describe('the nearest acceptable answers of all real rules', () => {
  it('end the violation, and no nearer one does, for every violated example', () => {
    const tried: Tried = { answers: 0, values: 0, byForce: 0 };
    for (const found of exampleViolations()) expectNearest(found, tried);
    expect(tried.answers).to.be.greaterThan(3000);
    expect(tried.values).to.be.greaterThan(5000);
    expect(tried.byForce).to.be.greaterThan(1500);
  });
});
