import { type Edited, expectSaid } from '../support/words/said-of-edited.js';

const people = 'rules/personas/people.yaml';
const benefits = 'rules/common/plausibility/benefits.yaml';
const comparisons = 'rules/common/facts/comparisons.yaml';
const tests = 'rules/sample/tests/limits.yaml';

const persona = (name: string, body: string, sets = '[1]'): string =>
  `${name}:\n  who: Somebody.\n  sets: ${sets}\n${body.replaceAll(/^/gm, '  ')}\n`;

/** What is wrong, by the name of the file of words that has what commands say of it. */
const edited: Readonly<Record<string, Edited>> = {
  'rules that do not load': {
    edits: [
      [comparisons, 'operator: lessThan, value: 18', 'operator: lesThan, value: 18'],
      ['rules/sample/csp/1.yaml', 'maximumAge: 120', 'maximumAge: old'],
    ],
    calls: [
      ['check'],
      ['check', '--format', 'json'],
      ['test'],
      ['mutate'],
      ['explain', 'period-too-long'],
      ['words', 'period-too-long'],
      ['uses', 'csp.retirementAge'],
      ['vocabulary', 'pursuit'],
      ['parameters'],
      ['catalogue', 'export', 'benefit-types'],
      ['personas'],
      ['show', 'period-too-long'],
      ['new', 'parameter', 'longest', '--value', '4', '--dry-run'],
      ['docs', '--output', 'DIR/pages'],
    ],
  },
  'examples that come out otherwise': {
    edits: [
      [comparisons, 'age: 18 } }, expect: false } ] }\nearning', 'age: 18 } }, expect: true } ] }\nearning'],
      [comparisons, 'income: 1 } }, expect: true', 'income: 1 } }, expect: undecided'],
      ['rules/common/facts/values.yaml', 'expect: 24.7', 'expect: 24.6'],
      ['rules/common/facts/values.yaml', 'expect: [DIVING] }, { given', 'expect: [CHESS] }, { given'],
      ['rules/common/facts/values.yaml', 'expect: "2010.05" }', 'expect: none }'],
      [
        benefits,
        'annualPremium: 12 } }, expect: satisfied }',
        'annualPremium: 12 } }, expect: satisfied }\n      - { given: { this: { annualPremium: 13 } }, expect: violated }\n      - { given: { this: { annualPremium: 2 } }, expect: satisfied }',
      ],
      [tests, 'expect: 500000', 'expect: 400000'],
      [tests, 'expect: satisfied', 'expect: violated'],
    ],
    calls: [
      ['check'],
      ['check', '--format', 'json'],
      ['test', '--no-personas', '--format', 'json', '--at-least', '100'],
      ['mutate', '--rule', 'premium-unusually-low'],
      ['explain', 'person.minor', '--locale', 'en'],
      ['explain', 'premium-unusually-low'],
      ['explain', `${benefits}:61`],
      ['explain', `${tests}:5`],
      ['explain', `${tests}:1`],
      ['explain', `${tests}:99`],
      ['explain', `${comparisons}:6`],
      ['explain', `${benefits}:64`],
    ],
  },
  'rules far from what they say': {
    edits: [
      [benefits, '{ annualPremium: 11 }', '{ annualPremium: 1 }'],
      [benefits, '{ annualPremium: 12 }', '{ annualPremium: 1200 }'],
    ],
    calls: [
      ['check'],
      ['test', '--generate', '--rule', 'premium-unusually-low'],
      ['mutate', '--rule', 'premium-unusually-low'],
      ['test', '--generate', '--write', '--rule', 'premium-unusually-low'],
      ['mutate', '--rule', 'premium-unusually-low'],
    ],
  },
  'personas of whom something else is said': {
    edits: [
      [
        people,
        '  derives: { adult: true }\n  says: nothing',
        '  derives: { adult: false, bodyMassIndex: 22 }\n  says: [{ rule: old-pursuits, severity: information }]',
      ],
      [
        people,
        'insurancePeriod: 40 }] }]\n      says: [{ rule: period-too-long, severity: error }]',
        'insurancePeriod: 40 }] }]\n      says: nothing',
      ],
    ],
    calls: [
      ['personas'],
      ['personas', '--only', 'diver', 'abroad', '--evaluator', 'json-rules-engine'],
      ['explain', 'persona:diver', '--rule', 'old-pursuits'],
    ],
  },
  'personas whose answers are refused': {
    files: {
      'rules/personas/refused.yaml': [
        persona('tooTall', 'like: [healthy]\nperson: { name: A, age: 40, height: 231 }\nsays: nothing'),
        persona('notAsked', 'like: [healthy]\nperson: { name: A, age: 40, medication: Ramipril }\nsays: nothing'),
        persona('leftOut', 'person: { name: A, age: 40 }\nsays: nothing'),
      ].join(''),
    },
    calls: [
      ['personas'],
      ['docs', '--output', 'DIR/pages'],
      ...['tooTall', 'notAsked', 'leftOut'].map((name) => ['explain', `persona:${name}`]),
    ],
  },
  'personas that cannot be read': {
    edits: [['rules/personas/profiles.yaml', 'weight: 70', 'weigth: 70']],
    files: {
      'rules/personas/wrong.yaml': [
        persona('unknownSet', 'person: { name: A }\nsays: nothing', '[9]'),
        persona('noSet', 'person: { name: A }\nsays: nothing', '[]'),
        persona('unknownProfile', 'like: [healthi]\nperson: { name: A }\nsays: nothing'),
        persona('unknownRule', 'person: { name: A }\nsays: [{ rule: old-pursuit, severity: information }]'),
        persona('unknownSeverity', 'person: { name: A }\nsays: [{ rule: old-pursuits, severity: informal }]'),
        persona('unknownFact', 'person: { name: A }\nderives: { adlt: true }\nsays: nothing'),
        persona('unknownSystem', 'person: { name: A }\nsays: nothing\nin: { sampel: { says: nothing } }'),
        persona('unknownAnswer', 'person: { nmae: A, age: old, benefits: [{ benefitType: termLive }] }\nsays: nothing'),
        persona('twoPeople', 'person: { name: A }\npersons: [{ name: B }]\nsays: nothing'),
        persona('nobody', 'says: nothing'),
        persona('noResult', 'person: { name: A }'),
        'noText: { sets: [1], person: { name: A }, says: nothing }\n',
      ].join(''),
    },
    calls: [['personas'], ['test'], ['explain', 'persona:diver'], ['docs', '--output', 'DIR/pages']],
  },
};

describe('What commands say of the system of the reference once its rules were edited', () => {
  for (const [name, edit] of Object.entries(edited))
    it(`is, of ${name}, word for word what is written down`, () => expectSaid(name, edit));
});
