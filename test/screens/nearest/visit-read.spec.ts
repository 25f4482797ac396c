import { expect } from 'chai';
import { visitRead } from '../../../src/screens/nearest/visit-read.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labFacts, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

/** The person is the object 2, the benefits are 3 and 6, each with its parts. */
const person: LabObject = {
  values: { age: 40 },
  benefits: [
    { values: { benefitType: 'termLife', ageAtEntry: 10, sumInsured: 10, singlePremium: 1 } },
    { values: { benefitType: 'termLife', ageAtEntry: 20, sumInsured: 20, singlePremium: 2 } },
  ],
};
const older: Written = { fact: 'ageAtEntry', operator: 'greaterThan', value: { fact: 'this.age' } };
const facts = labFacts('person', {
  ages: { sum: { over: 'benefits', of: 'ageAtEntry' } },
  olderSomewhere: { some: { over: 'benefits', where: older } },
  olderBeside: { count: { over: 'benefits.person.benefits', where: older } },
});
const everywhere = ['3 ageAtEntry', '2 age', '6 ageAtEntry'];

/** A condition of the person, and each answer that it reads, with the object that it is read of. */
const rows: readonly (readonly [what: string, condition: Written, read: readonly string[]])[] = [
  [
    'answers of objects, and of the one that this means',
    { fact: 'olderSomewhere', operator: 'equal', value: true },
    everywhere,
  ],
  [
    'objects that objects lead to, of which this is none',
    { fact: 'olderBeside', operator: 'greaterThan', value: 0 },
    everywhere,
  ],
  [
    'each fact, however often the same answer is read',
    {
      all: [
        { fact: 'ages', operator: 'greaterThan', value: 0 },
        { fact: 'ages', operator: 'lessThan', value: 9 },
        { fact: 'olderBeside', operator: 'greaterThan', value: 0 },
      ],
    },
    ['3 ageAtEntry', '6 ageAtEntry', ...everywhere],
  ],
  [
    'what chooses among objects, in which this is whose relation it is',
    { fact: 'benefits.base.insurancePeriod', operator: 'someFact:greaterThan', value: 1 },
    [
      ...['3 benefitType', '3 sumInsured', '3 singlePremium', '6 benefitType', '6 sumInsured', '3 insurancePeriod'],
      ...['3 benefitType', '3 sumInsured', '6 singlePremium', '6 benefitType', '6 sumInsured'],
    ],
  ],
  [
    'the facts of other objects, in which this is that object',
    { fact: 'benefits.otherOfType', operator: 'someFact:equal', value: true },
    // Of each benefit those of all, and its own, with which they are compared.
    [...['3 benefitType', '3 benefitType', '6 benefitType'], ...['3 benefitType', '6 benefitType', '6 benefitType']],
  ],
];

describe('What a condition reads in a case', () => {
  for (const [what, written, read] of rows)
    it(`is ${what}`, () => {
      const instance = lab.program.view(labCase([person]), labDay).instance(2);
      if (!instance) throw new Error('the case has no person');
      const visited = visitRead(labCondition(written, labScope('person', facts)), instance);
      expect(
        visited.flatMap(({ whole, here }) =>
          whole.node === 'attribute' ? [`${here.id} ${whole.attribute.fact}`] : [],
        ),
      ).to.deep.equal(read);
    });
});
