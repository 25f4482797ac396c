import { expect } from 'chai';
import { Domains } from '../../src/meaning/domains.js';
import { notTrueOf } from '../../src/meaning/not-true-of.js';
import { Possible } from '../../src/meaning/possible.js';
import { writtenGiven } from '../../src/meaning/witness.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import { lab, labCondition, labFacts, labScope } from '../support/evaluator/lab.js';
import type { Written } from '../support/evaluator/located.js';

const compared = (fact: string, operator: string, value: Written): Written => ({ fact, operator, value });
const isFact = (fact: string, operator: string, other: string): Written => compared(fact, operator, { fact: other });
const known = (fact: string, value = true): Written => compared(fact, 'isKnown', value);

const never = undefined;
type Together = readonly (readonly [conditions: readonly Written[], given: string | typeof never])[];

/** Conditions of a person, and a case in which all of them are true; never: there is none. */
const ofPerson: Together = [
  // Numbers: what is asked for and what the answer can be, both with their bounds.
  [[compared('age', 'equal', 60)], '{ this: { age: 60 } }'],
  [[compared('age', 'equal', 61)], never],
  [[compared('age', 'greaterThanInclusive', 60)], '{ this: { age: 60 } }'],
  [[compared('age', 'greaterThan', 60)], never],
  [[compared('age', 'lessThanInclusive', 0)], '{ this: { age: 0 } }'],
  [[compared('age', 'lessThan', 0)], never],
  [[compared('age', 'greaterThan', 17), compared('age', 'lessThan', 19)], '{ this: { age: 18 } }'],
  [[compared('age', 'greaterThan', 18), compared('age', 'lessThanInclusive', 18)], never],
  [[compared('age', 'greaterThanInclusive', 18), compared('age', 'lessThan', 18)], never],
  [[compared('age', 'greaterThanInclusive', 18), compared('age', 'lessThanInclusive', 18)], '{ this: { age: 18 } }'],
  [[compared('age', 'equal', 18), compared('age', 'notEqual', 18)], never],
  [[compared('age', 'notEqual', 0)], '{ this: { age: 1 } }'],
  [[compared('age', 'notEqual', 0), compared('age', 'notEqual', 5), compared('age', 'equal', 5)], never],
  [[compared('age', 'notIn', [0, 3]), compared('age', 'in', [0, 3])], never],
  [
    [compared('age', 'notIn', [3, 0]), compared('age', 'notEqual', 8), compared('age', 'in', [0, 3, 8, 9])],
    '{ this: { age: 9 } }',
  ],
  [[compared('age', 'in', [70, 20, 80])], '{ this: { age: 20 } }'],
  [[compared('age', 'in', [70, 80])], never],
  [[isFact('age', 'notBetween', 'csp.ageRange')], '{ this: { age: 0 } }'],
  [[{ not: compared('age', 'notBetween', [20, 30]) }], '{ this: { age: 20 } }'],
  [[{ not: compared('age', 'notBetween', [61, 70]) }], never],
  [[{ not: compared('age', 'notBetween', [20, 30]) }, compared('age', 'greaterThan', 30)], never],
  [[compared('height', 'greaterThan', 170)], '{ this: { height: 171 } }'],
  [[compared('height', 'lessThan', 170)], '{ this: { height: 169 } }'],
  [[compared('height', 'lessThan', -170), compared('height', 'greaterThan', -170)], never],
  [[known('height')], '{ this: { height: 1 } }'],
  // Codes, and what belongs to them.
  [[compared('smokes', 'equal', 'no')], '{ this: { smokes: no } }'],
  [[compared('smokes', 'notEqual', 'yes')], '{ this: { smokes: no } }'],
  [[compared('smokes', 'notIn', ['yes', 'no'])], never],
  [[compared('smokes', 'isConfirmed', true)], '{ this: { smokes: yes } }'],
  [[compared('smokes', 'isConfirmed', true), compared('smokes', 'equal', 'no')], never],
  [[compared('smokes', 'isConfirmed', true), known('smokes', false)], never],
  [[compared('smokes', 'isConfirmed', false), known('smokes')], '{ this: { smokes: no } }'],
  [[compared('smokes', 'isConfirmed', false), compared('smokes', 'equal', 'yes')], never],
  [[compared('smokes', 'isConfirmed', false), known('smokes', false)], '{}'],
  [[compared('mainPursuit.code.risky', 'equal', true), compared('mainPursuit.code', 'equal', 'CHESS')], never],
  [
    [compared('mainPursuit.code', 'equal', 'CHESS'), known('mainPursuit.code.depth')],
    '{ this: { mainPursuit: { code: "CHESS" } } }',
  ],
  [[compared('mainPursuit.code', 'equal', 'CHESS'), compared('mainPursuit.code.depth', 'greaterThan', 1)], never],
  [[compared('mainPursuit.code.depth', 'greaterThan', 40)], never],
  [[compared('mainPursuit.code.risky', 'equal', false), compared('mainPursuit.code', 'equal', 'DIVING')], never],
  // What is there and what is not.
  [[known('age', false)], '{}'],
  [[known('age', false), known('age')], never],
  [[known('age'), known('age', false)], never],
  [[known('age', false), compared('age', 'lessThan', 50)], never],
  [[known('age', false), isFact('height', 'lessThan', 'weightedHeight')], '{ this: { height: 1 } }'],
  [[known('height', false), isFact('height', 'lessThan', 'weightedHeight')], never],
  // Comparisons of two answers, of which nothing is known but that they contradict their opposites.
  [[isFact('lastVisit', 'before', 'dateOfBirth')], '{}'],
  [[isFact('lastVisit', 'before', 'dateOfBirth'), { not: isFact('lastVisit', 'before', 'dateOfBirth') }], never],
  [[isFact('lastVisit', 'before', 'dateOfBirth'), isFact('lastVisit', 'after', 'dateOfBirth')], '{}'],
  [
    [
      compared('pursuits.depth', 'someFact:greaterThan', 9),
      { not: compared('pursuits.depth', 'someFact:greaterThan', 9) },
    ],
    never,
  ],
  [
    [
      compared('pursuits.depth', 'someFact:greaterThan', 9),
      compared('pursuits.depth', 'everyFact:lessThanInclusive', 9),
    ],
    never,
  ],
  [
    [
      compared('pursuits.depth', 'someFact:greaterThan', 9),
      compared('pursuits.depth', 'someFact:lessThanInclusive', 9),
    ],
    '{}',
  ],
  // Groups.
  [[{ any: [compared('age', 'equal', 70), compared('age', 'equal', 30)] }], '{ this: { age: 30 } }'],
  [[{ any: [compared('age', 'equal', 70), compared('age', 'equal', 61)] }], never],
  [
    [{ any: [compared('age', 'equal', 20), compared('age', 'equal', 30)] }, compared('age', 'greaterThan', 20)],
    '{ this: { age: 30 } }',
  ],
  [[{ all: [compared('age', 'equal', 20), compared('smokes', 'equal', 'yes')] }], '{ this: { age: 20, smokes: yes } }'],
  [[{ all: [compared('age', 'equal', 20), compared('age', 'equal', 21)] }], never],
  [[{ all: [true, compared('age', 'equal', 20)] }], '{ this: { age: 20 } }'],
  [[{ all: [false, compared('age', 'equal', 20)] }], never],
  [
    [{ atLeast: { count: 2, of: [compared('age', 'equal', 70), compared('age', 'equal', 71), known('height')] } }],
    never,
  ],
  [[{ atLeast: { count: 2, of: [compared('age', 'equal', 70), known('weight'), known('height')] } }], '{}'],
  // Facts that are conditions.
  [[compared('adult', 'equal', true), compared('age', 'lessThanInclusive', 17)], never],
  [[compared('adult', 'equal', false), compared('age', 'greaterThan', 17)], never],
  [[compared('adult', 'notEqual', true), compared('age', 'greaterThan', 17)], never],
  [[compared('adult', 'isConfirmed', false), compared('age', 'greaterThan', 17)], never],
  [[compared('adult', 'isConfirmed', false), known('age', false)], '{}'],
  [[compared('adult', 'equal', false), known('age', false)], never],
];

/** What makes a condition not true: that it is false, or that something which it rests on is not there. */
const notTrue: Together = [
  [[compared('age', 'lessThan', 50), compared('age', 'lessThan', 40)], never],
  [[compared('age', 'lessThan', 50), known('age', false)], '{}'],
  [[compared('age', 'lessThan', 50), compared('age', 'greaterThan', 49)], '{ this: { age: 50 } }'],
  [[known('age'), known('age', false)], '{}'],
  [[known('age'), compared('age', 'lessThan', 50)], never],
  [[compared('adult', 'equal', true), known('age', false)], '{}'],
  [[compared('adult', 'equal', true), compared('age', 'equal', 18)], never],
  [
    [compared('pursuits.depth', 'someFact:greaterThan', 9), compared('pursuits.depth', 'someFact:greaterThan', 9)],
    never,
  ],
];

describe('What can be true in the laboratory', () => {
  const scope = labScope('person', labFacts('person', { adult: { when: compared('age', 'greaterThan', 17) } }));
  const possible = new Possible(lab.ruleSet, new Domains(lab.program));
  const given = (conditions: Parameters<Possible['given']>[0]): string | undefined => {
    const found = possible.given(conditions);
    expect(possible.together(conditions)).to.equal(found !== undefined);
    return found && writtenGiven(found);
  };

  for (const [written, expected] of ofPerson)
    it(`${expected ?? 'never'}: ${written.map((each) => JSON.stringify(each)).join(' and ')}`, () =>
      expect(given(written.map((each) => labCondition(each, scope)))).to.equal(expected));

  for (const [[first = true, ...others], expected] of notTrue)
    it(`${expected ?? 'never'}, when it is not true that ${JSON.stringify(first)}, but ${JSON.stringify(others)}`, () =>
      expect(
        given([notTrueOf(labCondition(first, scope)), ...others.map((each) => labCondition(each, scope))]),
      ).to.equal(expected));

  it('is no comparison of one value together with its opposite, whichever stands first', () => {
    for (const [[written = true]] of ofPerson) {
      const condition = labCondition(written, scope);
      if (condition.node !== 'comparison') continue;
      expect(given([condition, oppositeOf(condition)]), JSON.stringify(written)).to.equal(undefined);
      expect(given([oppositeOf(condition), condition]), JSON.stringify(written)).to.equal(undefined);
    }
  });
});
