import { expect } from 'chai';
import { valueFault } from '../../../src/rules/bounds/value-fault.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { lab } from '../../support/evaluator/lab.js';

describe('A value of another kind than its attribute', () => {
  const age = lab.ruleSet.objects.get('person')?.attributes.get('age') as Attribute;

  it('is refused with the kind that the attribute has', () => {
    expect(valueFault(lab.program, age, { kind: 'string', value: '40' })).to.equal('it is of another kind (number)');
    expect(valueFault(lab.program, age, { kind: 'date', year: 2026 })).to.equal('it is of another kind (number)');
  });
});
