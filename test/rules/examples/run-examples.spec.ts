import { expect } from 'chai';
import { resolve } from 'node:path';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { wordsOf } from '../../support/words/words-of.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';
import { facts, refusedExamples, rules, type Row } from './refused-examples.js';
import { refusedSettings } from './refused-settings.js';

/** Examples of facts that come out as they say. */ const right: readonly (readonly [
  sentence: string,
  example: string,
])[] = [
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
  [
    'what a number in months is in years, with the day of its answer,',
    'entered:\n  scope: benefit\n  unit: year\n  is: ageAtEntry\n  examples:\n    - { given: { this: { ageAtEntry: { value: 24, unit: month, answeredOn: "2026.01.31" } } }, expect: 2 }',
  ],
  [
    'what the locale of the case decides',
    'german:\n  scope: benefit\n  is: { when: { fact: case.locale, operator: equal, value: "deDE" } }\n  examples:\n    - { given: { this: {}, case.locale: deDE }, expect: true }\n    - { given: { this: {} }, expect: false }',
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

/** Another parameter set, of people of 50 years at most. */
const six =
  'name: { en: "Six", de: "Sechs" }\ncurrencies: [EUR]\nmaximumAge: 50\nageRange: [18, 65]\ntypesSold: [termLife]\nfactor: 3\nlimits: [{ sum: 1 }]\n';

describe('running examples', () => {
  it('finds nothing in the tiny rules, whose examples all come out', () => {
    const [tiny] = loadEdited([]).systems;
    const results = tiny && runExamples(tiny);
    expect(results?.findings.report()).to.equal('');
    expect(results?.count).to.equal(7);
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
      ...refusedExamples,
      ...refusedSettings,
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
    expect(results?.count).to.equal(14);
    expect(results?.findings.report()).to.match(/came out satisfied with the parameter set 8 \(/);
  });

  it('tells what the parameter set of an example cannot hold, whatever others can', () => {
    const find = 'insurancePeriod: 20 } }, expect: 60 }';
    const replace = `${find}\n    - { given: { csp: 6, person: { age: ¦51 } }, expect: undecided }`;
    const { systems, marks } = loadEdited([
      { file: 'tiny/csp/6.yaml', find: '', replace: six },
      { file: facts, find, replace },
    ]);
    const errors = systems.flatMap((system) => runExamples(system).findings.errors);
    expect(errors.map(({ at, code }) => `${code} ${at.file}:${at.line}:${at.column}`)).to.deep.equal([
      `wrong-value ${marks[0]}`,
    ]);
  });

  it('tells what no parameter set can hold once and where it stands, and not what one of them can', () => {
    const find = 'insurancePeriod: 20 } }, expect: 60 }';
    const old = (age: string): string => `\n    - { given: { person: { age: ${age} } }, expect: undecided }`;
    const { systems, marks } = loadEdited([
      { file: 'tiny/csp/6.yaml', find: '', replace: six },
      { file: facts, find, replace: `${find}${old('51')}${old('¦121')}` },
    ]);
    const errors = systems.flatMap((system) => runExamples(system).findings.errors);
    expect(errors.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).to.deep.equal(marks);
    expect(errors.map(({ message }) => message)).to.deep.equal([
      'no case can hold this for age: Value: 121 is outside the valid range 0 to 50',
    ]);
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
