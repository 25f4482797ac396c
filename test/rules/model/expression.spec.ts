import { expect } from 'chai';
import { parameterValue } from '../../../src/rules/model/expression.js';
import type { Parameter } from '../../../src/rules/model/parameter.js';
import { lab } from '../../support/evaluator/lab.js';

describe('What a parameter is in an expression', () => {
  const { unit, ...plain } = lab.ruleSet.parameters.get('ageRange') as Parameter;

  it('is a range in the unit of the parameter, or of plain numbers', () => {
    expect(parameterValue({ ...plain, ...(unit ? { unit } : {}) })?.type).to.deep.equal({ kind: 'range', unit });
    expect(parameterValue(plain)?.type).to.deep.equal({ kind: 'range' });
  });
});
