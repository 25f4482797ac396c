import { interestsOf, wordsThatMatter } from '../../../src/authoring/examples/interests.js';
import { type Seen, variations } from '../../../src/authoring/examples/variations.js';
import { givenText } from '../../../src/authoring/examples/given-text.js';
import { expect } from 'chai';
import { changedGiven } from '../../../src/rules/examples/changed-given.js';
import { withPlanted } from '../../support/authoring/planted.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import { expectText } from '../../support/words/expect-text.js';

const nothing: Seen = { differences: new Set(), numbers: new Set(), dates: new Set() };
const compared: Seen = {
  differences: new Set([5, -2.5]),
  numbers: new Set([100]),
  dates: new Set([{ year: 2020, month: 2 }]),
};

/** A rule on person that reads everything that a variation can touch. */
const ruleSet = withPlanted(
  {
    with: '{ risk: { is: mainPursuit.code.riskClass } }',
    violatedWhen: `{ all: [
      { fact: age, operator: greaterThan, value: { fact: csp.maximumAge } },
      { fact: dateOfBirth, operator: before, value: "1960.05" },
      { fact: risk, operator: equal, value: high },
      { fact: totalSum, operator: greaterThan, value: 60 },
      { fact: case.applicationId, operator: isKnown },
      { fact: case.insuranceStart, operator: after, value: "2024.06" } ] }`,
    examples: [
      '{ given: { this: { age: 1 } }, expect: satisfied }',
      '{ given: { this: { age: 130, dateOfBirth: "1950" }, mainPursuit: { code: WATER }, benefits: [ { benefitType: termLife, sumInsured: 61 } ], case: { applicationId: A, insuranceStart: "2025.01" } }, expect: violated }',
    ],
  },
  [
    {
      file: 'common/attributes/case.yaml',
      find: 'attributes:\n',
      replace: 'attributes:\n  insuranceStart: { id: 2, kind: date, name: { en: "start", de: "Beginn" } }\n',
    },
  ],
);
const planted = ruleSet.rules.find(({ id }) => id === 'planted');
const [set] = ruleSet.parameterSets.values();

const givens: readonly (readonly [what: string, scope: string, given: Written, seen: Seen])[] = [
  ['nothing at all, of which nothing was compared', 'person', {}, nothing],
  ['an object that says nothing', 'person', { this: {} }, nothing],
  ['answers, of which nothing was compared', 'person', { this: { age: 40, dateOfBirth: '1980.05.17' } }, nothing],
  ['answers that were compared', 'person', { this: { age: 40, dateOfBirth: '1980.05' } }, compared],
  ['a year, and a name', 'person', { this: { name: 'Somebody', dateOfBirth: '1980' } }, compared],
  [
    'relations to several and to one',
    'person',
    { this: {}, benefits: [{ benefitType: 'termLife', sumInsured: 10 }, {}], mainPursuit: { code: 'CHESS' } },
    nothing,
  ],
  [
    'relations that stand in an object, the case and a parameter',
    'person',
    { this: { benefits: [] }, case: { applicationId: 'A' }, 'csp.maximumAge': 50 },
    nothing,
  ],
  ['what the case says', 'person', { this: {}, 'case.insuranceStart': '2024.07' }, nothing],
  ['the case itself', 'case', { this: {} }, nothing],
  [
    'an object that relations lead to, and one beside it',
    'benefit',
    { this: {}, person: { age: 3, pursuits: [{}] } },
    nothing,
  ],
  ['a list in place of what is given', 'person', [], compared],
];

describe('What could stand in an example instead', () => {
  if (!planted || !set) throw new Error('there is no planted rule');
  const interests = interestsOf([planted.violatedWhen]);

  it('is this, of one change at a time, in the order in which it is tried', () => {
    const told = givens.map(([what, scope, written, seen]) => {
      const given = locate(written);
      const found = [...variations(given, { ruleSet, scope, interests, seen, values: set.values })].map(
        (change) => `  ${change.path.join(' ')}: ${givenText(changedGiven(given, change))}`,
      );
      return [`${what}`, ...found].join('\n');
    });
    expectText('variations-of-examples.txt', `${told.join('\n\n')}\n`);
  });

  it('rests on what the rule reads in the end: answers, relations, parameters, columns, and what they are compared with', () => {
    expect({
      attributes: [...interests.attributes].map(({ fact }) => fact),
      relations: [...interests.relations].map(({ name }) => name),
      parameters: [...interests.parameters].map(({ name }) => name),
      columns: [...interests.columns].map(([name, columns]) => [name, [...columns]]),
      numbers: [...interests.numbers],
      words: [...interests.words],
      dates: [...interests.dates],
    }).to.deep.equal({
      attributes: ['age', 'dateOfBirth', 'code', 'benefitType', 'sumInsured', 'applicationId', 'insuranceStart'],
      relations: ['mainPursuit', 'benefits'],
      parameters: ['maximumAge'],
      columns: [
        ['pursuits', ['riskClass']],
        ['benefit-types', ['pays']],
      ],
      numbers: [60],
      words: ['high', 'lumpSum'],
      dates: [
        { year: 1960, month: 5 },
        { year: 2024, month: 6 },
      ],
    });
  });

  it('has of a catalogue the codes that are named, and one of those that are told alike', () => {
    const catalogue = ruleSet.catalogues.get('benefit-types');
    if (!catalogue) throw new Error('there is no such catalogue');
    const matter = (words: readonly string[], columns: readonly string[]) =>
      wordsThatMatter(catalogue, {
        ...interests,
        words: new Set(words),
        columns: new Map([['benefit-types', new Set(columns)]]),
      });
    expect(matter([], [])).to.deep.equal(['termLife']);
    expect(matter([], ['pays'])).to.deep.equal(['termLife', 'income']);
    expect(matter([], ['pays', 'rider'])).to.deep.equal(['termLife', 'income', 'accidentalDeath']);
    expect(matter(['accidentalDeath', 'other'], ['pays'])).to.deep.equal(['accidentalDeath', 'termLife', 'income']);
    expect(matter(['accidentalDeath', 'income', 'termLife'], [])).to.deep.equal([
      'termLife',
      'income',
      'accidentalDeath',
    ]);
  });
});
