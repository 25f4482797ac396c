import { expect } from 'chai';
import { loadEdited } from '../../support/rules/tiny-rules.js';

const rule = (scope: string, condition: string): string => `scope: ${scope}
rules:
  end-age:
    severity: error
    violatedWhen: ${condition}
    message: { en: "Wrong.", de: "Falsch." }
    reference: X
    examples: [ { given: { this: {} }, expect: violated }, { given: { this: {} }, expect: satisfied } ]
`;

/** Scope and condition of a rule without `concerns`, and the paths it concerns. */
const rows: readonly (readonly [sentence: string, scope: string, condition: string, paths: readonly string[]])[] = [
  ['an attribute', 'person', '{ fact: age, operator: greaterThan, value: 60 }', ['age']],
  [
    'an attribute compared with another',
    'benefit',
    '{ fact: ageAtEntry, operator: greaterThan, value: { fact: person.age } }',
    ['ageAtEntry', 'person.age'],
  ],
  [
    'what a derived fact is made of',
    'benefit',
    '{ fact: endAge, operator: greaterThan, value: 90 }',
    ['ageAtEntry', 'insurancePeriod'],
  ],
  [
    'the reference behind a column',
    'benefit',
    '{ fact: benefitType.rider, operator: equal, value: true }',
    ['benefitType'],
  ],
  [
    'a derived fact of related objects',
    'person',
    '{ fact: benefits.endAge, operator: contains, value: 90 }',
    ['benefits.ageAtEntry', 'benefits.insurancePeriod'],
  ],
  [
    'what is summed and what chooses it',
    'person',
    '{ fact: totalSum, operator: greaterThan, value: 5 }',
    ['benefits.benefitType', 'benefits.sumInsured'],
  ],
  [
    'a sum seen from one of the objects',
    'benefit',
    '{ fact: person.totalSum, operator: greaterThan, value: 5 }',
    ['person.benefits.benefitType', 'person.benefits.sumInsured'],
  ],
  ['a list that is counted', 'person', '{ fact: pursuits.count, operator: greaterThan, value: 5 }', ['pursuits']],
  ['an object that must be there', 'person', '{ fact: mainPursuit, operator: isKnown, value: false }', ['mainPursuit']],
  [
    'a chosen object, but not what chooses it',
    'benefit',
    '{ fact: base.sumInsured, operator: greaterThan, value: 5 }',
    ['base.sumInsured'],
  ],
  [
    'an attribute of the case',
    'person',
    '{ fact: case.applicationId, operator: equal, value: "1" }',
    ['case.applicationId'],
  ],
  [
    'what is looked up in the whole case',
    'benefit',
    `{ fact: eldest, operator: greaterThan, value: 60 }
    with: { eldest: { unit: year, is: { highest: { over: case.persons, of: age } } } }`,
    ['case.persons.age'],
  ],
  [
    'what is counted from the object that this means',
    'person',
    `{ fact: known, operator: equal, value: true }
    with:
      known:
        is: { some: { over: benefits, where: { fact: persons.count, operator: greaterThan, value: { fact: this.pursuits.count } } } }`,
    ['benefits.persons', 'pursuits'],
  ],
  ['no parameter', 'person', '{ fact: age, operator: greaterThan, value: { fact: csp.maximumAge } }', ['age']],
];

describe('a rule that does not say what it concerns concerns all it rests on', () => {
  for (const [sentence, scope, condition, paths] of rows) {
    it(sentence, () => {
      const { systems, findings } = loadEdited([
        { file: 'common/plausibility/benefit.yaml', find: '', replace: rule(scope, condition) },
      ]);
      expect(findings.report()).to.equal('');
      expect([...(systems[0]?.rules.find(({ id }) => id === 'end-age')?.concerns ?? [])].sort()).to.deep.equal(paths);
    });
  }
});
