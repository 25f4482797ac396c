import { expect } from 'chai';
import fc from 'fast-check';
import { benefits, day, type ValueExample, valueFor } from '../../../support/evaluator/value-examples.js';
import { Gap, NONE, OPEN } from '../../../../src/rules/values/gap.js';
import { testSeed } from '../../../support/run/seed.js';
import { valueOperators } from '../../../../src/rules/operators/values/value-operators.js';

const examples: Readonly<Record<string, readonly ValueExample[]>> = {
  add: [
    [
      'adds in the unit of the first',
      { add: ['age', { literal: 6, unit: 'month' }, 1] },
      { values: { age: 40 } },
      41.5,
    ],
    ['rounds to 12 significant digits', { add: [0.1, 0.2] }, {}, 0.3],
    ['is open while one is open', { add: ['age', 1] }, {}, 'open'],
    ['is none with one that is none', { add: ['mainPursuit.code.depth', 1] }, {}, 'none'],
    ['is open rather than none', { add: ['mainPursuit.code.depth', 'height'] }, {}, 'open'],
  ],
  subtract: [['subtracts the second', { subtract: [10, 'children'] }, { values: { children: 3 } }, 7]],
  multiply: [
    ['takes percent as its hundredth', { multiply: ['income', 'csp.share'] }, { values: { income: 3000 } }, 1500],
    ['is 0 with 0', { multiply: ['age', 0] }, { values: { age: 3 } }, 0],
  ],
  divide: [
    ['divides the first by the second', { divide: ['age', 8] }, { values: { age: 40 } }, 5],
    ['fails on 0', { divide: [1, 'children'] }, {}, 'failed: division by zero'],
  ],
  power: [
    ['raises', { power: ['children', 3] }, { values: { children: 2 } }, 8],
    ['fails where there is no number', { power: ['children', -1] }, {}, 'failed: the result is not a number'],
  ],
  abs: [['drops the sign', { abs: { subtract: [1, 3] } }, {}, 2]],
  round: [
    ['rounds to whole numbers', { round: { value: 2.5 } }, {}, 3],
    ['rounds halves away from zero', { round: { value: { subtract: [0, 2.5] } } }, {}, -3],
    ['rounds to decimals as written, not as stored', { round: { value: 1.005, decimals: 2 } }, {}, 1.01],
    ['rounds up to a multiple', { round: { value: 1201, to: 500, mode: 'up' } }, {}, 1500],
    [
      'does not round what grows beyond all numbers on its way',
      { round: { value: { multiply: [1e200, 1e108] }, decimals: 3 } },
      {},
      'failed: the result is not a number',
    ],
    ['rounds down', { round: { value: 1.99, mode: 'down' } }, {}, 1],
    ['rounds to tens', { round: { value: 1234, decimals: -1 } }, {}, 1230],
  ],
  lowest: [
    ['is the lowest of values', { lowest: ['age', 50] }, { values: { age: 60 } }, 50],
    ['passes over what is none', { lowest: ['mainPursuit.depth', { literal: 3, unit: 'metre' }] }, {}, 3],
    ['waits for what is open', { lowest: ['age', 50] }, {}, 'open'],
  ],
  highest: [
    [
      'is the highest of values',
      {
        highest: [
          { literal: 1, unit: 'year' },
          { literal: 13, unit: 'month' },
        ],
      },
      {},
      1.08333333333,
    ],
  ],
  withLowest: [
    [
      'is the code with the lowest number in the column',
      { withLowest: ['mainPursuit.code.order', 'lastPursuit.code.order'] },
      { pursuits: [{ values: { code: 'DIVING' } }, { values: { code: 'CHESS' } }] },
      'CHESS',
    ],
    [
      'passes over a code without a number there',
      { withLowest: ['mainPursuit.code.depth', 'lastPursuit.code.depth'] },
      { pursuits: [{ values: { code: 'CHESS' } }, { values: { code: 'DIVING' } }] },
      'DIVING',
    ],
  ],
  withHighest: [
    [
      'is the code with the highest number in the column',
      { withHighest: ['mainPursuit.code.order', 'lastPursuit.code.order', 'mainPursuit.code.order'] },
      { pursuits: [{ values: { code: 'CHESS' } }, { values: { code: 'DIVING' } }] },
      'DIVING',
    ],
    ['is none of what is none', { withHighest: ['mainPursuit.code.order', 'lastPursuit.code.order'] }, {}, 'none'],
    [
      'is none when none has a number there',
      { withHighest: ['mainPursuit.code.depth', 'lastPursuit.code.depth'] },
      { pursuits: [{ values: { code: 'CHESS' } }] },
      'none',
    ],
    [
      'waits for what is open',
      { withHighest: ['mainPursuit.code.order', 'lastPursuit.code.order'] },
      { pursuits: [{ values: { code: 'CHESS' } }, { values: {} }] },
      'open',
    ],
    [
      'fails with a code that its catalogue does not have',
      { withHighest: ['mainPursuit.code.order', 'lastPursuit.code.order'] },
      { pursuits: [{ values: { code: 'QUOITS' } }] },
      'failed: pursuits has no entry QUOITS',
    ],
  ],
  firstKnown: [
    ['is the first that is known', { firstKnown: ['age', { literal: 30, unit: 'year' }] }, { values: { age: 40 } }, 40],
    ['passes over what is open', { firstKnown: ['age', { literal: 30, unit: 'year' }] }, {}, 30],
    ['passes over what is none', { firstKnown: ['mainPursuit.code.depth', 7] }, {}, 7],
    [
      'does not pass over what failed',
      { firstKnown: ['income', 7] },
      { values: { income: { stored: { kind: 'number', value: 1, unit: 999 } } } },
      'failed: there is no unit 999',
    ],
    [
      'is open when nothing is known and something may be',
      { firstKnown: ['mainPursuit.since', 'dateOfBirth'] },
      {},
      'open',
    ],
    ['takes codes as literals', { firstKnown: ['mainPursuit.code', { literal: 'CHESS' }] }, {}, 'CHESS'],
  ],
  without: [
    ['takes away', { without: ['csp.typesSold', { literal: ['termLife'] }] }, {}, ['accidentalDeath']],
    [
      'is open while something to take away is unknown',
      { without: ['csp.typesSold', 'benefits.benefitType'] },
      benefits({}),
      'open',
    ],
    [
      'is empty when nothing is left, whatever is unknown',
      { without: ['csp.typesSold', 'benefits.benefitType'] },
      benefits({ benefitType: 'termLife' }, { benefitType: 'accidentalDeath' }, {}),
      [],
    ],
  ],
  yearsBetween: [
    [
      'counts completed years',
      { yearsBetween: ['dateOfBirth', 'evaluation.today'] },
      { values: { dateOfBirth: '1990.11.21' } },
      36,
    ],
    [
      'does not count the year that completes tomorrow',
      { yearsBetween: ['dateOfBirth', 'evaluation.today'] },
      { values: { dateOfBirth: '1990.11.22' } },
      35,
    ],
    [
      'answers for a month whose days all answer alike',
      { yearsBetween: ['dateOfBirth', 'evaluation.today'] },
      { values: { dateOfBirth: '1990.10' } },
      36,
    ],
    [
      'is inexact where they do not',
      { yearsBetween: ['dateOfBirth', 'evaluation.today'] },
      { values: { dateOfBirth: '1990.11' } },
      'inexact: the date is not exact enough',
    ],
    [
      'is negative backwards',
      { yearsBetween: ['evaluation.today', 'dateOfBirth'] },
      { values: { dateOfBirth: '1990.11.22' } },
      -35,
    ],
  ],
  daysBetween: [
    ['counts days', { daysBetween: [{ literal: '2026.02.28' }, { literal: '2026.03.01' }] }, {}, 1],
    ['knows leap years', { daysBetween: [{ literal: '2024.02.28' }, { literal: '2024.03.01' }] }, {}, 2],
    [
      'is inexact on partial dates',
      { daysBetween: ['lastVisit', 'evaluation.today'] },
      { values: { lastVisit: '2026' } },
      'inexact: the date is not exact enough',
    ],
  ],
  addTime: [
    [
      'adds years',
      { addTime: ['dateOfBirth', { literal: 18, unit: 'year' }] },
      { values: { dateOfBirth: '2000.02.29' } },
      day(2018, 2, 28),
    ],
    [
      'adds calendar months, to the last day of a shorter one',
      { addTime: [{ literal: '2026.01.31' }, { literal: 1, unit: 'month' }] },
      {},
      day(2026, 2, 28),
    ],
    ['adds days', { addTime: [{ literal: '2026.12.31' }, { literal: 1, unit: 'day' }] }, {}, day(2027, 1, 1)],
    ['adds weeks as days', { addTime: [{ literal: '2026.12.31' }, { literal: 1, unit: 'week' }] }, {}, day(2027, 1, 7)],
    [
      'keeps a year a year',
      { addTime: ['dateOfBirth', { literal: 18, unit: 'year' }] },
      { values: { dateOfBirth: '2000' } },
      day(2018),
    ],
    [
      'keeps a month a month',
      { addTime: ['dateOfBirth', { literal: 11, unit: 'month' }] },
      { values: { dateOfBirth: '2000.02' } },
      day(2001, 1),
    ],
    [
      'cannot add months to a year',
      { addTime: ['dateOfBirth', { literal: 1, unit: 'month' }] },
      { values: { dateOfBirth: '2000' } },
      'inexact: the date is not exact enough',
    ],
    [
      'cannot add half a month',
      { addTime: ['evaluation.today', { literal: 0.5, unit: 'month' }] },
      {},
      'failed: the time to add is not a whole number of months or days',
    ],
    ['adds half a year', { addTime: ['evaluation.today', { literal: 0.5, unit: 'year' }] }, {}, day(2027, 5, 21)],
  ],
  subtractTime: [['goes back', { subtractTime: ['evaluation.today', 'csp.lookBack'] }, {}, day(2021, 11, 21)]],
};

describe('value operators', () => {
  for (const [operator, list] of Object.entries(examples)) {
    describe(operator, () => {
      for (const [title, written, person, expected] of list)
        it(title, () => expect(valueFor(written, person)).to.deep.equal(expected));
    });
  }

  it('all have examples', () => {
    expect(Object.keys(examples)).to.include.members([...valueOperators.keys()]);
  });
});

describe('The ways that operators of values can go', () => {
  const values = fc.array(
    fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(NONE, OPEN, new Gap('failed', 'for this test'))),
    {
      minLength: 2,
      maxLength: 4,
    },
  );

  for (const [name, { ways, evaluate }] of valueOperators) {
    if (!ways) continue;
    it(`are, of ${name}, such that each is gone, and said in words of its own`, () => {
      const gone = new Set<number | undefined>();
      fc.assert(
        fc.property(values, (operands) => {
          const way = ways.went(operands);
          gone.add(way);
          // One that gives an operand gives this one.
          if (way !== undefined && ways.count(4) > 1) expect(evaluate(operands, {})).to.equal(operands[way]);
        }),
        { seed: testSeed, numRuns: 500 },
      );
      const all = Array.from({ length: ways.count(4) }, (_, way) => way);
      expect([...gone]).to.include.members([undefined, ...all]);
      expect(new Set(all.map((way) => ways.said(way, ['a', 'b', 'c', 'd'])))).to.have.length(all.length);
    });
  }
});
