import { expect } from 'chai';
import { missingExamples } from '../../../src/authoring/coverage/missing-examples.js';
import { type TestReport, testRules } from '../../../src/authoring/coverage/test-rules.js';
import { exampleText } from '../../../src/authoring/examples/made-example.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { type PlantedRule, withPlanted } from '../../support/authoring/planted.js';

const systemsOf = (ruleSet: RuleSet): Systems => ({ ruleSets: [ruleSet], forCsp: () => undefined });
const test = (rule: PlantedRule): Promise<TestReport> => testRules(systemsOf(withPlanted(rule)));

/** What is not covered of the planted rule, as `what: missing`. */
const missingOf = ({ coverage }: TestReport): readonly string[] =>
  coverage.missing
    .filter(({ owner }) => owner === 'the rule planted')
    .map(({ what, missing }) => `${what}: ${missing.join(', ')}`);

const both = '{ all: [ { fact: age, operator: greaterThan, value: 60 }, { fact: dateOfBirth, operator: isKnown } ] }';
const violated = '{ given: { this: { age: 61, dateOfBirth: "1960.01.01" } }, expect: violated }';
const young = '{ given: { this: { age: 60, dateOfBirth: "1960.01.01" } }, expect: satisfied }';
const unborn = '{ given: { this: { age: 61 } }, expect: satisfied }';
const youngAndUnborn = '{ given: { this: { age: 60 } }, expect: satisfied }';

/** Examples of one rule with two comparisons, counted by hand. */
const counted: readonly { readonly examples: readonly string[]; readonly missing: readonly string[] }[] = [
  { examples: [violated, young, unborn], missing: [] },
  { examples: [violated, unborn], missing: ['age greaterThan 60: never false'] },
  { examples: [violated, young], missing: ['dateOfBirth isKnown: never false'] },
  // The first comparison is false already: the second one is not come to.
  {
    examples: [violated, youngAndUnborn],
    missing: ['age greaterThan 60: never decided when false', 'dateOfBirth isKnown: never false'],
  },
];

describe('what examples come to', () => {
  for (const { examples, missing } of counted)
    it(`of a rule with two comparisons and ${examples.length} examples: ${missing.join('; ') || 'all of it'}`, async () => {
      expect(missingOf(await test({ violatedWhen: both, examples }))).to.deep.equal(missing);
    });

  it('counts the words that a comparison lists, and the cases of choose', async () => {
    const report = await test({
      scope: 'benefit',
      with: '{ group: { is: { choose: [ { when: { fact: benefitType, operator: in, value: [termLife, income] }, is: { literal: 1 } }, { is: { literal: 2 } } ] } } }',
      violatedWhen: '{ fact: group, operator: equal, value: 1 }',
      examples: [
        '{ given: { this: { benefitType: termLife } }, expect: violated }',
        '{ given: { this: { benefitType: termLife, sumInsured: 1 } }, expect: violated }',
        '{ given: { this: { benefitType: accidentalDeath } }, expect: satisfied }',
      ],
    });
    expect(missingOf(report)).to.deep.equal(['income of benefitType in [termLife, income]: never met']);
    expect(report.coverage.kinds.case).to.deep.equal({ total: 2, covered: 2 });
    expect(report.coverage.kinds.option).to.deep.equal({ total: 2, covered: 1 });
  });

  it('says of which rule or fact a case of choose is that no example comes to', async () => {
    const { coverage } = await test({
      scope: 'benefit',
      with: '{ group: { is: { choose: [ { when: { fact: benefitType, operator: equal, value: termLife }, is: { literal: 1 } }, { when: { fact: benefitType, operator: equal, value: income }, is: { literal: 2 } }, { is: { literal: 3 } } ] } } }',
      violatedWhen: '{ fact: group, operator: equal, value: 1 }',
      examples: [
        '{ given: { this: { benefitType: termLife } }, expect: violated }',
        '{ given: { this: { benefitType: accidentalDeath } }, expect: satisfied }',
      ],
    });
    expect(
      coverage.missing.filter(({ kind }) => kind === 'case').map(({ owner, what }) => `${owner}: ${what}`),
    ).to.deep.equal(['the rule planted: case 2 of choose (2)']);
  });

  it('says which rows of a table no example matches, for each parameter set', async () => {
    const { coverage } = await test({ violatedWhen: both, examples: [violated, young, unborn] });
    expect(
      coverage.missing.filter(({ kind }) => kind === 'row').map(({ owner, what }) => `${owner}, ${what}`),
    ).to.deep.equal([
      'the table payLimits of the parameter set 7, row 1',
      'the table payLimits of the parameter set 7, row 2',
      'the table limits of the parameter set 7, row 1',
      'the table limits of the parameter set 7, row 2',
    ]);
  });

  it('names an example that does not come out as it says', async () => {
    const { differences } = await test({
      violatedWhen: both,
      examples: [violated, young.replace('satisfied', 'undecided'), unborn],
    });
    expect(differences.map(({ message }) => message)).to.deep.equal([
      'the rule planted: expected undecided, came out satisfied with the parameter set 7',
    ]);
  });
});

const limits: readonly { readonly title: string; readonly rule: PlantedRule; readonly made: readonly string[] }[] = [
  {
    title: 'a step below, at and above a limit, where none stands yet',
    rule: {
      violatedWhen: '{ fact: age, operator: greaterThan, value: 60 }',
      examples: [
        '{ given: { this: { age: 90 } }, expect: violated }',
        '{ given: { this: { age: 20 } }, expect: satisfied }',
        '{ given: { this: { age: 60 } }, expect: satisfied }',
      ],
    },
    made: ['{ given: { this: { age: 59 } }, expect: satisfied }', '{ given: { this: { age: 61 } }, expect: violated }'],
  },
  {
    title: 'of a limit that is a parameter, with its value of today',
    rule: {
      violatedWhen: '{ fact: ageAtEntry, operator: lessThan, value: { fact: csp.maximumAge } }',
      scope: 'benefit',
      examples: [
        '{ given: { this: { ageAtEntry: 1 } }, expect: violated }',
        '{ given: { this: { ageAtEntry: 900 } }, expect: satisfied }',
      ],
    },
    made: [
      '{ given: { this: { ageAtEntry: 119 }, csp.maximumAge: 120 }, expect: violated }',
      '{ given: { this: { ageAtEntry: 120 }, csp.maximumAge: 120 }, expect: satisfied }',
      '{ given: { this: { ageAtEntry: 121 }, csp.maximumAge: 120 }, expect: satisfied }',
    ],
  },
  {
    title: 'of money',
    rule: {
      violatedWhen: '{ fact: sumInsured, operator: lessThan, value: 5000 }',
      scope: 'benefit',
      examples: [
        '{ given: { this: { sumInsured: 1 } }, expect: violated }',
        '{ given: { this: { sumInsured: 90000 } }, expect: satisfied }',
      ],
    },
    made: [
      '{ given: { this: { sumInsured: 4999 } }, expect: violated }',
      '{ given: { this: { sumInsured: 5000 } }, expect: satisfied }',
      '{ given: { this: { sumInsured: 5001 } }, expect: satisfied }',
    ],
  },
  {
    title: 'of what is reckoned, by one of the answers that it is reckoned from',
    rule: {
      violatedWhen: '{ fact: endAge, operator: greaterThan, value: 70 }',
      scope: 'benefit',
      examples: [
        '{ given: { this: { ageAtEntry: 60, insurancePeriod: 30 } }, expect: violated }',
        '{ given: { this: { ageAtEntry: 20, insurancePeriod: 30 } }, expect: satisfied }',
      ],
    },
    made: [
      '{ given: { this: { ageAtEntry: 39, insurancePeriod: 30 } }, expect: satisfied }',
      '{ given: { this: { ageAtEntry: 40, insurancePeriod: 30 } }, expect: satisfied }',
      '{ given: { this: { ageAtEntry: 41, insurancePeriod: 30 } }, expect: violated }',
    ],
  },
  {
    title: 'of both ends of a range',
    rule: {
      violatedWhen: '{ fact: age, operator: notBetween, value: [18, 65] }',
      examples: [
        '{ given: { this: { age: 18 } }, expect: satisfied }',
        '{ given: { this: { age: 90 } }, expect: violated }',
      ],
    },
    made: [
      '{ given: { this: { age: 17 } }, expect: violated }',
      '{ given: { this: { age: 19 } }, expect: satisfied }',
      '{ given: { this: { age: 64 } }, expect: satisfied }',
      '{ given: { this: { age: 65 } }, expect: satisfied }',
      '{ given: { this: { age: 66 } }, expect: violated }',
    ],
  },
  {
    title: 'of a day that is written down',
    rule: {
      violatedWhen: '{ fact: dateOfBirth, operator: before, value: "1900.01.01" }',
      examples: [
        '{ given: { this: { dateOfBirth: "1890.05.01" } }, expect: violated }',
        '{ given: { this: { dateOfBirth: "1990.05.01" } }, expect: satisfied }',
      ],
    },
    made: [
      '{ given: { this: { dateOfBirth: "1899.12.31" } }, expect: violated }',
      '{ given: { this: { dateOfBirth: "1900.01.01" } }, expect: satisfied }',
      '{ given: { this: { dateOfBirth: "1900.01.02" } }, expect: satisfied }',
    ],
  },
  {
    title: 'of what is reckoned and passes the limit without coming to it, on both sides',
    rule: {
      violatedWhen: '{ fact: half, operator: lessThan, value: 10.3 }',
      with: '{ half: { is: { divide: [age, { literal: 7 }] } } }',
      examples: [
        '{ given: { this: { age: 10 } }, expect: violated }',
        '{ given: { this: { age: 90 } }, expect: satisfied }',
      ],
    },
    made: ['{ given: { this: { age: 72 } }, expect: violated }', '{ given: { this: { age: 73 } }, expect: satisfied }'],
  },
];

describe('examples at the limit of a rule are made', () => {
  for (const { title, rule, made } of limits)
    it(title, () => {
      expect(missingExamples([withPlanted(rule)], ['planted']).map(exampleText)).to.deep.equal(made);
    });
});
