import { expect } from 'chai';
import { identityOf } from '../../src/meaning/identity-of.js';
import { labFacts, labScope, labValue } from '../support/evaluator/lab.js';
import type { Written } from '../support/evaluator/located.js';

const limits = (age: string, type: string, gives: string): Written => ({
  table: { of: 'csp.limits', at: { age, type }, gives },
});
const years = (value: number): Written => ({ literal: value, unit: 'year' });

const choice = (operator: string, first: number): Written => ({
  choose: [{ when: { fact: 'loading', operator }, is: first }, { is: 2 }],
});

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
  { count: { over: 'person.benefits' } },
  { count: { over: 'person.pursuits' } },
  { count: { over: 'person.benefits', where: { fact: 'loading', operator: 'isKnown' } } },
  { count: { over: 'person.benefits', where: { fact: 'loading', operator: 'isKnown', value: false } } },
  choice('isKnown', 1),
  choice('isKnown', 3),
  { when: { fact: 'loading', operator: 'isKnown' } },
  {
    when: {
      any: [
        { fact: 'loading', operator: 'isKnown' },
        { fact: 'sumInsured', operator: 'isKnown' },
      ],
    },
  },
  {
    when: {
      all: [
        { fact: 'loading', operator: 'isKnown' },
        { fact: 'sumInsured', operator: 'isKnown' },
      ],
    },
  },
];

describe('What a value reads', () => {
  const scope = labScope('benefit');
  const identity = (written: Written): string => identityOf(labValue(written, scope));

  it('is the same for values that are written alike, and another one for all others', () => {
    for (const written of apart) expect(identity(written), JSON.stringify(written)).to.equal(identity(written));
    const names = new Map(apart.map((written) => [identity(written), written]));
    expect([...names.values()]).to.deep.equal(apart);
  });

  it('is the same of facts of two rules that reckon the same, and another one where they do not', () => {
    const [one, same, other] = [1, 1, 2].map((most) => labScope('benefit', labFacts('benefit', { most })));
    if (!one || !same || !other) throw new Error('there are not three scopes');
    expect(identityOf(labValue('most', one))).to.equal(identityOf(labValue('most', same)));
    expect(identityOf(labValue('most', one))).not.to.equal(identityOf(labValue('most', other)));
  });
});
