import { expect } from 'chai';
import { resolve } from 'node:path';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { wordsOf } from '../../support/words/words-of.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

const rules = 'common/plausibility/benefit.yaml';
const facts = 'common/facts/benefit.yaml';

/**
 * What is wrong, the file, what stands there, what is written instead (`¦` where the finding is), its code, what its
 * message says.
 */
type Row = readonly [sentence: string, file: string, find: string, replace: string, code: FindingCode, says: string];

const rows: readonly Row[] = [
  [
    'violated where satisfied was said',
    rules,
    'ageAtEntry: 65 } }, expect: undecided',
    'ageAtEntry: 66, insurancePeriod: 20 } }, ¦expect: satisfied',
    'wrong-example',
    'came out violated',
  ],
  [
    'what is missing where something is undecided',
    rules,
    'ageAtEntry: 66, insurancePeriod: 20 } }, expect: violated',
    'ageAtEntry: 66 } }, ¦expect: violated',
    'wrong-example',
    'undecided (missing: insurancePeriod)',
  ],
  [
    'another value of a derived fact',
    facts,
    'expect: 60',
    '¦expect: 61',
    'wrong-example',
    'the fact benefit.endAge: expected 61, came out 60',
  ],
  [
    'a derived fact that is given',
    rules,
    '{ this: { benefitType: termLife, ageAtEntry: 66',
    '{ this: { ¦endAge: 86, benefitType: termLife, ageAtEntry: 66',
    'wrong-fact',
    'which is computed',
  ],
  ['a misspelled attribute', rules, 'ageAtEntry: 66', '¦ageAtEntri: 66', 'unknown-fact', 'did you mean ageAtEntry?'],
  [
    'a misspelled relation',
    rules,
    'sumInsured: 301 }, base:',
    'sumInsured: 301 }, ¦bas:',
    'unknown-key',
    'did you mean base?',
  ],
  [
    'a misspelled code',
    rules,
    '{ benefitType: termLife, ageAtEntry: 66',
    '{ benefitType: ¦termLive, ageAtEntry: 66',
    'unknown-code',
    'did you mean termLife?',
  ],
  [
    'a misspelled unit',
    rules,
    'ageAtEntry: 66',
    'ageAtEntry: { value: 66, unit: ¦yaer }',
    'unknown-unit',
    'did you mean year?',
  ],
  [
    'a misspelled key of a number with a unit, which would leave the unit out',
    rules,
    'ageAtEntry: 66',
    'ageAtEntry: { value: 66, ¦unti: year }',
    'unknown-key',
    'did you mean unit?',
  ],
  [
    'a number that no case can hold',
    rules,
    'insurancePeriod: 20 } }, expect: violated',
    'insurancePeriod: ¦100 } }, expect: violated',
    'wrong-value',
    '100 is outside the valid range 1 to 99',
  ],
  [
    'more decimals than a case can hold',
    rules,
    'insurancePeriod: 20 } }, expect: violated',
    'insurancePeriod: ¦20.5 } }, expect: violated',
    'wrong-value',
    'more than 0 decimals',
  ],
  ['a text where a number belongs', rules, 'ageAtEntry: 66', 'ageAtEntry: ¦"66"', 'wrong-kind', 'is a number'],
  [
    'a date without quotes',
    rules,
    '{ this: { benefitType: termLife, ageAtEntry: 66',
    '{ person: { dateOfBirth: ¦2019.10 }, this: { benefitType: termLife, ageAtEntry: 66',
    'wrong-kind',
    'in quotes',
  ],
  [
    'a misspelled parameter',
    rules,
    'sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    'sumInsured: 100 }, ¦csp.facto: 3 }, expect: violated',
    'unknown-parameter',
    'did you mean csp.factor?',
  ],
  [
    'a parameter of another kind',
    rules,
    'sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    'sumInsured: 100 }, csp.factor: ¦[3] }, expect: violated',
    'wrong-kind',
    'expected a number',
  ],
  [
    'a chosen object that would not be chosen',
    rules,
    'base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    '¦base: { benefitType: accidentalDeath, sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    'wrong-choice',
    'base',
  ],
  [
    'several objects where one is chosen',
    rules,
    'base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    'base: ¦[{ benefitType: termLife }], csp.factor: 3 }, expect: violated',
    'wrong-kind',
    'leads to one',
  ],
  [
    'a day that is no day',
    rules,
    '{ given: { this: { benefitType: termLife, ageAtEntry: 66',
    '{ given: { evaluation.today: ¦"2026", this: { benefitType: termLife, ageAtEntry: 66',
    'wrong-kind',
    'is a day',
  ],
  [
    'a number for a text',
    rules,
    'this: { benefitType: termLife, ageAtEntry: 66',
    'person: { name: ¦5 }, this: { benefitType: termLife, ageAtEntry: 66',
    'wrong-kind',
    'name is a text',
  ],
  [
    'a number for a code',
    rules,
    'benefitType: termLife, ageAtEntry: 66',
    'benefitType: ¦1, ageAtEntry: 66',
    'unknown-code',
    'found no word',
  ],
  [
    'a day that is not in the calendar',
    rules,
    'this: { benefitType: termLife, ageAtEntry: 66',
    'person: { dateOfBirth: ¦"1990.13" }, this: { benefitType: termLife, ageAtEntry: 66',
    'wrong-kind',
    'dateOfBirth is a date',
  ],
  [
    'a value where there is none',
    facts,
    '{ ageAtEntry: 40, insurancePeriod: 20 } }, expect',
    '{ ageAtEntry: 40 } }, ¦expect',
    'wrong-example',
    'came out undecided (open)',
  ],
  [
    'a value that is not known',
    facts,
    'expect: 60',
    '¦expect: undecided',
    'wrong-example',
    'expected undecided, came out 60',
  ],
  [
    'a list where there is one value',
    facts,
    'expect: 60',
    '¦expect: [60, 61]',
    'wrong-example',
    'expected [60, 61], came out 60',
  ],
  [
    'keys where there is one value',
    facts,
    'expect: 60',
    '¦expect: { a: 60 }',
    'wrong-example',
    'expected keys with values',
  ],
  ['a number that is nearly right', facts, 'expect: 60', '¦expect: 60.0000001', 'wrong-example', 'came out 60'],
  [
    'dates that are others',
    facts,
    'totalSum:',
    'bornOn:\n  scope: person\n  is: dateOfBirth\n  examples:\n    - { given: { this: { dateOfBirth: "1990.11.21" } }, ¦expect: "1990.11" }\ntotalSum:',
    'wrong-example',
    'expected 1990.11, came out 1990.11.21',
  ],
  [
    'codes that are others',
    facts,
    'totalSum:',
    'sold:\n  scope: person\n  is: csp.typesSold\n  examples:\n    - { given: { csp.typesSold: [termLife, income] }, ¦expect: [termLife] }\ntotalSum:',
    'wrong-example',
    'came out [termLife, income]',
  ],
  [
    'the same codes in another order',
    facts,
    'totalSum:',
    'sold:\n  scope: person\n  is: csp.typesSold\n  examples:\n    - { given: { csp.typesSold: [termLife, income] }, ¦expect: [income, termLife] }\ntotalSum:',
    'wrong-example',
    'came out [termLife, income]',
  ],
  [
    'an object that is not there',
    facts,
    'totalSum:',
    'baseSum:\n  scope: benefit\n  is: base.sumInsured\n  examples:\n    - { given: { this: { benefitType: termLife } }, ¦expect: 5 }\ntotalSum:',
    'wrong-example',
    'came out none',
  ],
];

/** Examples of facts that come out as they say. */
const right: readonly (readonly [sentence: string, example: string])[] = [
  [
    'none',
    'baseSum:\n  scope: benefit\n  is: base.sumInsured\n  examples:\n    - { given: { this: { benefitType: accidentalDeath } }, expect: none }',
  ],
  [
    'undecided',
    'baseSum:\n  scope: benefit\n  is: sumInsured\n  examples:\n    - { given: { this: { benefitType: termLife } }, expect: undecided }',
  ],
  [
    'a date',
    'bornOn:\n  scope: person\n  is: dateOfBirth\n  examples:\n    - { given: { this: { dateOfBirth: "1990.11.21" } }, expect: "1990.11.21" }',
  ],
  [
    'a list',
    'sold:\n  scope: person\n  is: csp.typesSold\n  examples:\n    - { given: { csp.typesSold: [termLife, income] }, expect: [termLife, income] }',
  ],
  [
    'a number but for its last digits',
    'third:\n  scope: benefit\n  unit: year\n  is: { divide: [ageAtEntry, 3] }\n  examples:\n    - { given: { this: { ageAtEntry: 1 } }, expect: 0.3333333333 }',
  ],
  [
    'a truth',
    'old:\n  scope: benefit\n  is: { when: { fact: ageAtEntry, operator: greaterThan, value: 1 } }\n  examples:\n    - { given: { this: { ageAtEntry: { value: 24, unit: month } } }, expect: true }',
  ],
];

const onDates = `born-in-the-future:
    severity: error
    scope: person
    violatedWhen: { fact: dateOfBirth, operator: after, value: { fact: evaluation.today } }
    message: { en: "Born on {dateOfBirth}.", de: "Geboren am {dateOfBirth}." }
    reference: A13
    examples:
      - { given: { this: { dateOfBirth: "2026.11.22" }, evaluation.today: "2026.11.21" }, expect: violated }
      - ¦{ given: { this: { dateOfBirth: "1990.11.21" } }, expect: satisfied }
  end-age:`;

describe('running examples', () => {
  it('finds nothing in the tiny rules, whose examples all come out', () => {
    const [tiny] = loadEdited([]).systems;
    const results = tiny && runExamples(tiny);
    expect(results?.findings.report()).to.equal('');
    expect(results?.count).to.equal(6);
  });

  for (const [sentence, example] of right)
    it(`finds nothing where ${sentence} is expected and comes out`, () => {
      const { systems, findings } = loadEdited([{ file: facts, find: 'totalSum:', replace: `${example}\ntotalSum:` }]);
      expect(findings.report()).to.equal('');
      const [tiny] = systems;
      expect(tiny && runExamples(tiny).findings.report()).to.equal('');
    });

  describe('finds in an example', () => {
    const all: readonly Row[] = [
      ...rows,
      ['a day that is not given though it decides', rules, 'end-age:', onDates, 'missing-today', 'evaluation.today'],
    ];
    const expectWords = wordsOf(all.map(([sentence]) => sentence));
    for (const [sentence, file, find, replace, code, says] of all) {
      it(sentence, () => {
        const { systems, findings: loading, marks } = loadEdited([{ file, find, replace }]);
        const [tiny] = systems;
        const findings = tiny ? runExamples(tiny).findings : loading;
        expect(loading.report()).to.equal('');
        const match = findings.errors.find((finding) => finding.code === code && finding.message.includes(says));
        expect(match && `${match.at.file}:${match.at.line}:${match.at.column}`, findings.report()).to.equal(marks[0]);
        expectWords(sentence, match ? [match.message] : []);
      });
    }
  });

  it('runs an example under each parameter set, with the value that each gives', () => {
    const { systems } = loadEdited([
      {
        file: 'tiny/csp/8.yaml',
        find: '',
        replace:
          'name: { en: "Eight", de: "Acht" }\ncurrencies: [EUR]\nmaximumAge: 120\nageRange: [18, 65]\ntypesSold: [termLife]\nfactor: 4\nlimits: [{ sum: 1 }]\n',
      },
      { file: rules, find: ', csp.factor: 3 }, expect: violated', replace: ' }, expect: violated' },
    ]);
    const [tiny] = systems;
    const results = tiny && runExamples(tiny);
    expect(results?.count).to.equal(12);
    expect(results?.findings.report()).to.match(/came out satisfied with the parameter set 8$/);
  });
});

describe('the examples of the rules of this repository', () => {
  for (const ruleSet of loadRuleSystems(resolve('rules')).systems) {
    it(`come out as they say in the ${ruleSet.system} system`, () => {
      const { count, findings } = runExamples(ruleSet);
      expect(findings.report()).to.equal('');
      expect(count).to.be.greaterThan(ruleSet.rules.length * 2);
    });
  }
});
