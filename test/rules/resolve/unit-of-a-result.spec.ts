import { expect } from 'chai';
import { lab, labScope, labValue } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

describe('the unit of a result', () => {
  const units: readonly (readonly [Written, string, string | undefined])[] = [
    [{ add: ['insurancePeriod', 1] }, 'year', undefined],
    [{ add: [1, 'insurancePeriod'] }, 'year', undefined],
    [{ multiply: ['csp.share', 'sumInsured'] }, 'currency', undefined],
    [{ multiply: ['sumInsured', 'insurancePeriod'] }, 'number', undefined],
    [{ divide: ['sumInsured', 'singlePremium'] }, 'number', undefined],
    [{ divide: ['sumInsured', 2] }, 'currency', undefined],
    [{ divide: [2, 'sumInsured'] }, 'number', undefined],
    [{ power: ['sumInsured', 2] }, 'number', undefined],
    [{ multiply: ['sumInsured', 2] }, 'currency/year', 'currency/year'],
    [{ divide: [{ add: ['sumInsured', 'singlePremium'] }, 12] }, 'currency/year', 'currency/year'],
    [{ round: { value: { divide: ['sumInsured', 'singlePremium'] } } }, 'bodyMass', 'bodyMass'],
    [{ sum: { over: 'person.benefits', of: 'waitingPeriod' } }, 'year', 'year'],
  ];
  for (const [written, expected, declared] of units) {
    it(`of ${JSON.stringify(written)}${declared ? ` declared ${declared}` : ''} is ${expected}`, () => {
      const scope = labScope('benefit');
      const unit = declared === undefined ? undefined : scope.model.unit(declared);
      const { type } = labValue(written, scope, unit && { kind: 'number', unit });
      const found = type.kind === 'number' ? type.unit : undefined;
      expect(found === undefined ? 'number' : lab.program.unitFor(found).word).to.equal(
        expected.replace('currency', 'EUR'),
      );
    });
  }
});
