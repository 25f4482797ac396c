import { expect } from 'chai';
import { signatureOf } from '../../../src/screens/nearest/signature-of.js';
import { labCase, type LabObject, type LabValue } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labFacts, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

const answer = (name: string, ...values: readonly LabValue[]): readonly LabObject[] =>
  values.map((value) => ({ values: { [name]: value } }));
const called = (name: string, nickname: string): LabObject => ({ values: { name, nickname } });
const benefit = (...values: readonly LabValue[]): LabObject => ({
  benefits: values.map((ageAtEntry) => ({ values: { ageAtEntry } })),
});
/** A fact that the conditions read, of a table with rows up to 40 and 60 years. */
const facts = labFacts('person', {
  highestSum: { table: { of: 'csp.limits', at: { age: 'age', type: { literal: 'termLife' } }, gives: 'sum' } },
});

/**
 * A condition, and persons in groups: no limit of the condition lies between those of a group, one between any two
 * groups.
 */
const rows: readonly (readonly [what: string, condition: Written, groups: readonly (readonly LabObject[])[]])[] = [
  [
    'a number',
    { fact: 'age', operator: 'lessThan', value: 18 },
    [answer('age', 0, 17), answer('age', 18), answer('age', 19, 60), [{}]],
  ],
  [
    'a number below 0',
    { fact: 'weight', operator: 'greaterThan', value: -5 },
    [answer('weight', -7, -6), answer('weight', -5), answer('weight', -4, 0, 9)],
  ],
  [
    'both ends of a range',
    { fact: 'age', operator: 'notBetween', value: [18, 65] },
    [answer('age', 1, 17), answer('age', 18), answer('age', 19, 64), answer('age', 65), answer('age', 66, 90)],
  ],
  [
    'whole steps',
    { fact: 'children', operator: 'multipleOf', value: 3 },
    [
      answer('children', 0),
      answer('children', 1, 2),
      answer('children', 3),
      answer('children', 4, 5),
      answer('children', 6),
      answer('children', 7, 8),
    ],
  ],
  [
    'what is no whole step',
    { fact: 'children', operator: 'notMultipleOf', value: 3 },
    [
      answer('children', 0),
      answer('children', 1, 2),
      answer('children', 3),
      answer('children', 4, 5),
      answer('children', 6),
      answer('children', 7, 8),
    ],
  ],
  ['an answer that only has to be there', { fact: 'age', operator: 'isKnown' }, [answer('age', 1, 18, 60), [{}]]],
  [
    'a choice, which has no order',
    { fact: 'smokes', operator: 'equal', value: 'yes' },
    [answer('smokes', 'yes'), answer('smokes', 'no'), [{}]],
  ],
  [
    'a text, which has no order',
    { fact: 'name', operator: 'equal', value: { fact: 'nickname' } },
    [[called('A', 'B'), called('B', 'C')], [called('B', 'B')]],
  ],
  [
    'a day',
    { fact: 'dateOfBirth', operator: 'before', value: '2000.06.15' },
    [
      answer('dateOfBirth', '1960.01.01', '2000.06.14', '1999', '2000.05'),
      answer('dateOfBirth', '2000.06.15'),
      answer('dateOfBirth', '2000.06.16', '2001'),
      answer('dateOfBirth', '2000', '2000.06'),
    ],
  ],
  [
    'the first and the last day of a month',
    { fact: 'dateOfBirth', operator: 'before', value: '2000.06' },
    [
      answer('dateOfBirth', '1999', '2000.05.31'),
      answer('dateOfBirth', '2000.06.01'),
      answer('dateOfBirth', '2000.06.02', '2000.06.29'),
      answer('dateOfBirth', '2000.06.30'),
      answer('dateOfBirth', '2000.07.01', '2005'),
      answer('dateOfBirth', '2000.06'),
      answer('dateOfBirth', '2000'),
    ],
  ],
  [
    'each of several objects',
    { fact: 'benefits.ageAtEntry', operator: 'someFact:greaterThan', value: 100 },
    [
      [benefit(1, 1), benefit(99, 2)],
      [benefit(1, 100)],
      [benefit(100, 1)],
      [benefit(1, 101), benefit(2, 500)],
      [benefit(101, 1)],
    ],
  ],
  [
    'rows of a table by a number',
    { fact: 'highestSum', operator: 'greaterThan', value: 0 },
    [answer('age', 1, 39), answer('age', 40), answer('age', 41, 59), answer('age', 60), answer('age', 61, 90)],
  ],
];

describe('On which side of the limits of a condition a case stands', () => {
  for (const [what, written, groups] of rows)
    it(`changes exactly where an answer passes one: ${what}`, () => {
      const condition = labCondition(written, labScope('person', facts));
      const signature = (person: LabObject): string => {
        const instance = lab.program.view(labCase([person]), labDay).instance(2);
        if (!instance) throw new Error('the case has no person');
        return signatureOf(condition, instance);
      };
      const found = groups.map((persons) => [...new Set(persons.map(signature))]);
      expect(found.map(({ length }) => length)).to.deep.equal(groups.map(() => 1));
      expect(new Set(found.flat()).size).to.equal(groups.length);
    });
});
