import { expect } from 'chai';
import { withSolver } from '../../../src/meaning/deep/solver.js';

/** No solver that reckons with fractions finds the power of 2 that is 3. */
const undecided = '(declare-const v Real)\n(assert (= (^ 2.0 v) 3.0))';

describe('The solver', () => {
  it('says of each question, in their order, whether it is impossible, possible, or that it does not know', async () => {
    const asked = ['(assert false)', '(assert true)', undecided, '(declare-const v Real)\n(assert (< v v))'];
    expect(await withSolver((solve) => solve(asked))).to.deep.equal(['impossible', 'possible', 'unsure', 'impossible']);
  });

  it('takes each question by itself, and none of those asked before', async () => {
    await withSolver(async (solve) => {
      expect(await solve(['(declare-const v Real)\n(assert (< v 1.0))'])).to.deep.equal(['possible']);
      expect(await solve([])).to.deep.equal([]);
      const both = '(declare-const v Real)\n(assert (> v 1.0))';
      expect(await solve([both, both])).to.deep.equal(['possible', 'possible']);
    });
  });

  it('says the beginning of what it does not understand', async () => {
    const refused = await withSolver((solve) => solve(['(assert nobody)', '(assert nowhere)'])).then(
      () => 'understood',
      (error: Error) => error.message,
    );
    expect(refused).to.equal(
      'the solver did not understand: (error "line 4 column 8: unknown constant nobody") sat (error "line 8 column 8: unknown constant nowhere")',
    );
  });
});
