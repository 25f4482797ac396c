import { expect } from 'chai';
import { excessesOf } from '../../../src/screens/nearest/excesses-of.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

/** By how much the numbers of a person exceed those of a condition. */
function excesses(written: Written, person: LabObject): readonly number[] {
  const [instance] = lab.program.view(labCase([person]), labDay).instancesOf('person');
  if (!instance) throw new Error('there is no person');
  return excessesOf(labCondition(written, labScope('person')), instance);
}

describe('By how much numbers exceed others', () => {
  const height = { values: { height: 180, age: 52 } };
  const above = (fact: string, value: Written): Written => ({ fact, operator: 'greaterThan', value });

  it('is a number for each comparison, in the order of the condition', () => {
    expect(excesses({ all: [above('height', 175), above('age', 60)] }, height)).to.deep.equal([5, -8]);
  });

  it('is two of a range, one for each end', () => {
    expect(excesses({ fact: 'height', operator: 'notBetween', value: [150, 200] }, height)).to.deep.equal([30, -20]);
  });

  it('is no number where one of them is not there, or is none', () => {
    expect(excesses(above('height', 175), {})).to.deep.equal([Number.NaN]);
    expect(excesses({ fact: 'name', operator: 'equal', value: 'Jane' }, { values: { name: 'Jane' } })).to.deep.equal([
      Number.NaN,
    ]);
  });
});
