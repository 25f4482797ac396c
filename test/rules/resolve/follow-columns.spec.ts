import { expect } from 'chai';
import { typeName } from '../../../src/rules/resolve/type-name.js';
import { labScope, labValue } from '../../support/evaluator/lab.js';

describe('What follows a fact in a path', () => {
  const types: readonly (readonly [path: string, type: string])[] = [
    ['height.entered', 'number'],
    ['dateOfBirth.entered', 'date'],
    ['name.entered', 'text'],
    ['csp.typesSold.validFrom.month', 'list of number'],
    ['csp.typesSold.validFrom', 'list of date'],
  ];
  for (const [path, type] of types)
    it(`makes ${path} a ${type}`, () => {
      const found = labValue(path, labScope('person')).type;
      expect(typeName(found)).to.equal(type);
    });

  it('is a day as it is written where a table asks for one', () => {
    const at = { pays: { literal: 'lumpSum' }, start: '2019.10.31' };
    const found = labValue({ table: { of: 'csp.payLimits', at, gives: 'sum' } }, labScope('person'));
    expect(found.node === 'table' && found.at['start']).to.deep.include({
      node: 'literal',
      value: { year: 2019, month: 10, day: 31 },
    });
  });
});
