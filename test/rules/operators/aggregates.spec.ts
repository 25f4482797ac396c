import { expect } from 'chai';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { OPEN, UNDECIDED } from '../../../src/rules/values/gap.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../support/evaluator/lab.js';
import { benefits, day, termLife, type ValueExample, valueFor } from '../../support/evaluator/value-examples.js';

const since = (...dates: readonly string[]): LabObject => ({
  pursuits: dates.map((date) => ({ values: { since: date } })),
});

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
      'is undecided while it is undecided who belongs to those that a relation chooses',
      { count: { over: 'paying' } },
      benefits({ benefitType: 'termLife' }),
      'open: it is not decided yet which object it is',
    ],
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
  latest: [
    ['is none of none', { latest: { over: 'pursuits', of: 'since' } }, {}, 'none'],
    [
      'is the latest',
      { latest: { over: 'pursuits', of: 'since' } },
      since('2020.01', '2019.05', '2020.02'),
      day(2020, 2),
    ],
    [
      'is surely the day that comes after a year has ended',
      { latest: { over: 'pursuits', of: 'since' } },
      since('2019', '2020.01.01'),
      day(2020, 1, 1),
    ],
    [
      'is inexact where dates overlap',
      { latest: { over: 'pursuits', of: 'since' } },
      since('2019', '2019.12'),
      'inexact: the dates are not exact enough',
    ],
  ],
  countDistinct: [
    ['is 0 of none', { countDistinct: { over: 'benefits', of: 'benefitType' } }, {}, 0],
    [
      'counts what is the same once',
      { countDistinct: { over: 'benefits', of: 'benefitType' } },
      benefits(1, 2, { benefitType: 'income' }),
      2,
    ],
    [
      'counts the elements of lists',
      { countDistinct: { over: 'benefits', of: 'benefitType.needs' } },
      benefits(1, { benefitType: 'income' }, { benefitType: 'accidentalDeath' }),
      2,
    ],
    ['is open while one is open', { countDistinct: { over: 'benefits', of: 'benefitType' } }, benefits(1, {}), 'open'],
  ],
  list: [
    ['is empty of none', { list: { over: 'benefits', of: 'sumInsured' } }, {}, []],
    [
      'has what matches, in the order of the case',
      { list: { over: 'benefits', where: termLife, of: 'sumInsured' } },
      benefits(30, { benefitType: 'income', sumInsured: 5 }, 10),
      [30, 10],
    ],
    [
      'keeps a place for what may belong to it, and for what is not answered',
      { list: { over: 'benefits', where: termLife, of: 'sumInsured' } },
      benefits({ sumInsured: 5 }, { benefitType: 'termLife' }, 10),
      [UNDECIDED, OPEN, 10],
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
