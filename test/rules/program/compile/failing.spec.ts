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
      expect(lab.program.mayFail(condition, new Set())).to.equal(mayFail);
    });

  it('is also what rests on an attribute of which a stored value is none', () => {
    const attribute = (object: string, name: string): number =>
      lab.program.ruleSet.objects.get(object)?.attributes.get(name)?.id ?? 0;
    const [income, sumInsured] = [attribute('person', 'income'), attribute('benefit', 'sumInsured')];
    const mayFail = (scope: string, path: string, ...unusual: readonly number[]): boolean =>
      lab.program.mayFail(
        labCondition({ fact: path, operator: 'greaterThan', value: 1 }, labScope(scope)),
        new Set(unusual),
      );
    expect(mayFail('person', 'income', sumInsured)).to.equal(false);
    expect(mayFail('person', 'income', sumInsured, income)).to.equal(true);
    expect(mayFail('benefit', 'person.income', income), 'of another object').to.equal(true);
    expect(mayFail('benefit', 'loadedSum', sumInsured), 'through a derived fact').to.equal(true);
    expect(mayFail('person', 'firstPaying.sumInsured', income)).to.equal(false);
  });
});
