import { expect } from 'chai';
import { lab, labCondition, labScope } from '../../../support/evaluator/lab.js';

/**
 * A path that a condition reads of an object, and whether it may fail in a case in which every stored value is an
 * ordinary one.
 */
const paths: readonly (readonly [scope: string, path: string, mayFail: boolean, why: string])[] = [
  ['person', 'income', false, 'a stored value'],
  ['benefit', 'person.income', false, 'of the first of several objects'],
  ['benefit', 'base.sumInsured', false, 'of one that a condition without faults chooses'],
  ['person', 'firstPaying.sumInsured', false, 'of one among those that another such condition chooses'],
  ['person', 'onlyBenefit.sumInsured', true, 'of the only object, of which there may be several'],
  ['benefit', 'beside.sumInsured', true, 'of objects among the only one'],
  ['person', 'weighty.sumInsured', true, 'of objects that a condition with a division chooses'],
  ['person', 'firstWeighty.sumInsured', true, 'of the first of those'],
  ['benefit', 'loadedSum', false, 'a product'],
  ['benefit', 'ratio', true, 'a quotient of what may be 0'],
  ['benefit', 'limit', true, 'a row of a table that may be missing'],
];

describe('What can fail though every stored value is an ordinary one', () => {
  for (const [scope, path, mayFail, why] of paths)
    it(`is ${mayFail ? '' : 'not '}${path} of a ${scope}: ${why}`, () => {
      const operator = ['weighty', 'beside'].some((several) => path.startsWith(several))
        ? 'someFact:greaterThan'
        : 'greaterThan';
      const condition = labCondition({ fact: path, operator, value: 1 }, labScope(scope));
      expect(lab.program.mayFail(condition)).to.equal(mayFail);
    });
});
