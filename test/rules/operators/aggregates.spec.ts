import { expect } from 'chai';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { labCase } from '../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../support/evaluator/lab.js';
import { benefits, day, termLife, type ValueExample, valueFor } from '../../support/evaluator/value-examples.js';

const examples: Readonly<Record<string, readonly ValueExample[]>> = {
  sum: [
    ['is 0 of none', { sum: { over: 'benefits', of: 'sumInsured' } }, {}, 0],
    [
      'sums what matches',
      { sum: { over: 'benefits', where: termLife, of: 'sumInsured' } },
      benefits(10, 20, { benefitType: 'income', sumInsured: 5 }),
      30,
    ],
    [
      'is open while it is open whether one matches',
      { sum: { over: 'benefits', where: termLife, of: 'sumInsured' } },
      benefits(10, { sumInsured: 5 }),
      'open',
    ],
    [
      'does not ask what does not match',
      { sum: { over: 'benefits', where: termLife, of: 'sumInsured' } },
      benefits(10, { benefitType: 'income' }),
      10,
    ],
    [
      'gets nothing from what is none',
      { sum: { over: 'pursuits', of: 'code.depth' } },
      { pursuits: [{ values: { code: 'CHESS' } }, { values: { code: 'DIVING' } }] },
      40,
    ],
  ],
  count: [
    [
      'counts what matches',
      { count: { over: 'benefits', where: termLife } },
      benefits(1, 2, { benefitType: 'income' }),
      2,
    ],
    ['counts all', { count: { over: 'benefits' } }, benefits(1, 2), 2],
    ['counts from the case', { count: { over: 'case.persons' } }, {}, 1],
  ],
  some: [
    ['is false of none', { some: { over: 'benefits', where: termLife } }, {}, false],
    ['is true on one sure match', { some: { over: 'benefits', where: termLife } }, benefits({}, 1), true],
    [
      'is open without one',
      { some: { over: 'benefits', where: termLife } },
      benefits({}, { benefitType: 'income' }),
      'open',
    ],
  ],
  lowest: [
    ['is the lowest over objects', { lowest: { over: 'benefits', of: 'sumInsured' } }, benefits(30, 10, 20), 10],
    ['is none of none', { lowest: { over: 'benefits', of: 'sumInsured' } }, {}, 'none'],
  ],
  highest: [
    ['is the highest over objects', { highest: { over: 'benefits', of: 'sumInsured' } }, benefits(30, 10, 20), 30],
    ['is open while one is open', { highest: { over: 'benefits', of: 'sumInsured' } }, benefits(30, {}), 'open'],
  ],
  earliest: [
    [
      'is the earliest',
      { earliest: { over: 'pursuits', of: 'since' } },
      { pursuits: [{ values: { since: '2020' } }, { values: { since: '2019.05' } }] },
      day(2019, 5),
    ],
    [
      'is inexact where dates overlap',
      { earliest: { over: 'pursuits', of: 'since' } },
      { pursuits: [{ values: { since: '2019' } }, { values: { since: '2019.05' } }] },
      'inexact: the dates are not exact enough',
    ],
  ],
};

describe('aggregates', () => {
  for (const [aggregate, list] of Object.entries(examples)) {
    describe(aggregate, () => {
      for (const [title, written, person, expected] of list)
        it(title, () => expect(valueFor(written, person)).to.deep.equal(expected));
    });
  }

  it('all have examples', () => {
    expect(Object.keys(examples)).to.include.members([...aggregates.keys()]);
  });

  it('over others leave the own object out', () => {
    const view = lab.program.view(labCase([benefits(1, 2)]), labDay);
    const where = { fact: 'benefitType', operator: 'equal', value: { fact: 'this.benefitType' } };
    const written = { count: { over: 'person.benefits', others: true, where } };
    const value = lab.program.compileValue(labValue(written, labScope('benefit')));
    expect(view.instancesOf('benefit').map((benefit) => value.value(benefit))).to.deep.equal([1, 1]);
  });
});
