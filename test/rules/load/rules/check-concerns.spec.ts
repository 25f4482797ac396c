import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const file = 'common/plausibility/shown.yaml';
const written = (violatedWhen: string, concerns: string): string => `scope: person
rules:
  shown-somewhere:
    severity: warning
    with:
      sums: { unit: currency, is: { sum: { over: benefits, of: sumAssuredE } } }
    violatedWhen: ${violatedWhen}
    message: { en: "Please check this.", de: "Bitte prüfen Sie das." }
    concerns: [${concerns}]
    reference: "A15"
    examples:
      - { given: { this: { age: 121 } }, expect: violated }
      - { given: { this: { age: 120 } }, expect: satisfied }
`;

const told = (violatedWhen: string, concerns: string): readonly string[] =>
  loadEdited([{ file, find: '', replace: written(violatedWhen, concerns) }])
    .findings.all.filter(({ at }) => at.file === file)
    .map(({ at, message }) => `${at.line} ${message}`);

const ofAge = '{ fact: age, operator: greaterThan, value: 120 }';
const ofSums = '{ fact: sums, operator: greaterThan, value: 5 }';

describe('what a rule concerns', () => {
  const right: readonly (readonly [string, string, string])[] = [
    ['an answer that the rule rests on', ofAge, 'age'],
    ['one that the rule rests on, and another beside it', ofAge, 'dateOfBirth, age'],
    ['an answer of another object, of which the rule reads nothing', ofAge, 'benefits.sumInsured'],
    ['an answer that the rule rests on, along a relation', ofSums, 'benefits.sumAssuredE'],
    ['an answer that sets what the rule rests on', ofSums, 'benefits.sumInsured'],
  ];
  for (const [what, violatedWhen, concerns] of right)
    it(`may be ${what}`, () => {
      expect(told(violatedWhen, concerns)).to.deep.equal([]);
    });

  it('is no answer that the rule does not rest on, instead of one like it that it does', () => {
    const ofBenefit = (concerns: string): readonly string[] =>
      loadEdited([
        {
          file,
          find: '',
          replace: `scope: benefit
rules:
  shown-somewhere:
    severity: warning
    violatedWhen: { all: [{ fact: insurancePeriod, operator: greaterThan, value: 50 }, { fact: singlePremium, operator: greaterThan, value: 5 }] }
    message: { en: "Please check this.", de: "Bitte prüfen Sie das." }
    concerns: [${concerns}]
    reference: "A15"
    examples:
      - { given: { this: { insurancePeriod: 51, singlePremium: 6 } }, expect: violated }
      - { given: { this: { insurancePeriod: 50, singlePremium: 6 } }, expect: satisfied }
      - { given: { this: { insurancePeriod: 51, singlePremium: 5 } }, expect: satisfied }
`,
        },
      ])
        .findings.all.filter(({ at }) => at.file === file)
        .map(({ at, message }) => `${at.line} ${message}`);
    expect(ofBenefit('insurancePeriod, sumAssuredE')).to.deep.equal([
      '7 the rule shown-somewhere does not rest on sumAssuredE; it rests on singlePremium, which it does not concern',
    ]);
    for (const right of [
      'insurancePeriod',
      'insurancePeriod, singlePremium, sumAssuredE',
      'insurancePeriod, benefitType',
    ])
      expect(ofBenefit(right), right).to.deep.equal([]);
  });

  const wrong: readonly (readonly [string, string, string, string])[] = [
    ['another answer of its object', ofAge, 'dateOfBirth', 'age'],
    ['another answer of an object along a relation', ofSums, 'benefits.benefitSum', 'benefits.sumAssuredE'],
    ['two others of an object', ofSums, 'benefits.benefitSum, benefits.insurancePeriod', 'benefits.sumAssuredE'],
    [
      'what the rule rests on of one object, and another of a second',
      `{ all: [${ofAge}, ${ofSums}] }`,
      'age, benefits.benefitSum',
      'benefits.sumAssuredE',
    ],
  ];
  for (const [what, violatedWhen, concerns, rests] of wrong)
    it(`is not only ${what}`, () => {
      expect(told(violatedWhen, concerns)).to.deep.equal([
        `9 the rule shown-somewhere rests on ${rests}; it concerns none of them`,
      ]);
    });
});
