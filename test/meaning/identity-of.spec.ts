import { expect } from 'chai';
import { identityOf } from '../../src/meaning/identity-of.js';
import { labFacts, labScope, labValue } from '../support/evaluator/lab.js';
import type { Written } from '../support/evaluator/located.js';

const limits = (age: string, type: string, gives: string): Written => ({
  table: { of: 'csp.limits', at: { age, type }, gives },
});
const years = (value: number): Written => ({ literal: value, unit: 'year' });

/** Values of a benefit, each of which reads something else than all the others. */
const apart: readonly Written[] = [
  1,
  11,
  'csp.factor',
  'csp.share',
  'evaluation.today',
  'sumInsured',
  'singlePremium',
  'loading',
  'base.sumInsured',
  'endAge',
  'person.age',
  'person.height',
  'person.lastVisit',
  'person.lastVisit.year',
  'person.lastVisit.month',
  'person.mainPursuit.depth',
  'person.lastPursuit.depth',
  'person.mainPursuit.code',
  'person.mainPursuit.code.depth',
  'person.mainPursuit.code.risky',
  'case.start',
  'benefitType',
  'benefitType.pays',
  { add: ['ageAtEntry', years(1)] },
  { add: ['ageAtEntry', years(2)] },
  { add: [years(1), 'ageAtEntry'] },
  { subtract: ['ageAtEntry', years(1)] },
  { round: { value: 'ageAtEntry', decimals: 1 } },
  { round: { value: 'ageAtEntry', decimals: 2 } },
  { convert: { value: 'ageAtEntry', to: 'month' } },
  { convert: { value: 'ageAtEntry', to: 'week' } },
  limits('ageAtEntry', 'benefitType', 'sum'),
  limits('ageAtEntry', 'benefitType', 'documents'),
  limits('person.age', 'benefitType', 'sum'),
  limits('ageAtEntry', 'base.benefitType', 'sum'),
];

/** What cannot be compared: the same text read twice is not known to be the same. */
const likeNothing: readonly Written[] = [
  { count: { over: 'person.benefits' } },
  { choose: [{ when: { fact: 'loading', operator: 'isKnown' }, is: 1 }, { is: 2 }] },
  { when: { fact: 'loading', operator: 'isKnown' } },
];

describe('What a value reads', () => {
  const scope = labScope('benefit');
  const identity = (written: Written): string => identityOf(labValue(written, scope));

  it('is the same for values that are written alike, and another one for all others', () => {
    for (const written of apart) expect(identity(written), JSON.stringify(written)).to.equal(identity(written));
    const names = new Map(apart.map((written) => [identity(written), written]));
    expect([...names.values()]).to.deep.equal(apart);
  });

  it('is like nothing else where it cannot be compared, and stays what it is', () => {
    for (const written of likeNothing) {
      const value = labValue(written, scope);
      expect(identityOf(value)).to.equal(identityOf(value));
      expect(identity(written), JSON.stringify(written)).not.to.equal(identityOf(value));
    }
  });

  it('tells facts apart that two rules call alike', () => {
    const [one, other] = [1, 1].map((most) => labScope('benefit', labFacts('benefit', { most })));
    if (!one || !other) throw new Error('there are not two scopes');
    expect(identityOf(labValue('most', one))).not.to.equal(identityOf(labValue('most', other)));
    expect(identityOf(labValue('most', one))).to.equal(identityOf(labValue('most', one)));
  });
});
