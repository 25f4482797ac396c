import { expect } from 'chai';
import { cheapestFirst } from '../../../../src/rules/program/code/cost.js';
import { labCondition, labScope } from '../../../support/evaluator/lab.js';
import type { Written } from '../../../support/evaluator/located.js';

const scope = labScope('benefit');
const above = (fact: string): Written => ({ fact, operator: 'greaterThan', value: 1 });

/** Conditions, each dearer to look at than the one before it. */
const dearer: readonly (readonly [what: string, condition: Written])[] = [
  ['a stored number', above('ageAtEntry')],
  ['one of another object', above('person.age')],
  ['a column of a code', { fact: 'benefitType.rider', operator: 'equal', value: true }],
  ['a derived fact', above('endAge')],
  ['a number of each of several objects', { fact: 'person.benefits.ageAtEntry', operator: 'someFact:equal', value: 1 }],
  ['two derived facts', { all: [above('endAge'), above('loadedSum')] }],
];

describe('Conditions that stand in one list', () => {
  it('are looked at in the order of what that costs, whatever their order is', () => {
    const conditions = dearer.map(([, written]) => labCondition(written, scope));
    for (const shift of conditions.keys()) {
      const moved = [...conditions.slice(shift), ...conditions.slice(0, shift)];
      expect(cheapestFirst(moved)).to.deep.equal(conditions);
    }
    expect(cheapestFirst(conditions.toReversed())).to.deep.equal(conditions);
  });

  it('are looked at as they are written where they cost alike', () => {
    const alike = ['ageAtEntry', 'insurancePeriod', 'waitingPeriod'].map((fact) => labCondition(above(fact), scope));
    expect(cheapestFirst(alike)).to.deep.equal(alike);
    expect(cheapestFirst(alike.toReversed())).to.deep.equal(alike.toReversed());
  });
});
