import { expect } from 'chai';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

const facts = 'common/facts/own.yaml';

const most = 'most: { kind: number, unit: currency, meaning: "Highest sum" }';

/** Set 8 of the tiny rules: as set 7, but for one line. */
const setEight = (find: string, replace: string): readonly Edit[] => {
  const seven = `name: { en: "Eight", de: "Acht" }
currencies: [EUR, USD]
exchangeRates: { USD: 0.9 }
maximumAge: 120
ageRange: [18, 65]
typesSold: [termLife, accidentalDeath]
factor: 3
most: 9
soldFrom: "2025"
pays: [lumpSum]
payLimits: [{ most: 2000 }]
limits: [{ sum: 100000 }]
`;
  return [
    { file: 'common/parameters.yaml', find: 'factor:', replace: `${most}\nfactor:` },
    { file: 'tiny/csp/7.yaml', find: 'factor: 3', replace: 'factor: 3\nmost: 9' },
    { file: 'tiny/csp/8.yaml', find: '', replace: seven.replace(find, replace) },
  ];
};

const yearlyDollars =
  '  USD/year: { id: 201, dimension: currencyPerTime, factor: 1, currency: USD, name: { en: "USD per year", de: "USD pro Jahr" } }';

/** Facts whose examples come out under set 7 and not under set 8, by what they take from the set. */
const taken: readonly (readonly [sentence: string, find: string, instead: string, facts: string])[] = [
  [
    'a number',
    'factor: 3',
    'factor: 4',
    'own: { scope: benefit, is: { multiply: [csp.factor, 2] }, examples: [ { given: { this: { ageAtEntry: 3 } }, expect: 6 } ] }',
  ],
  [
    'a number that another fact reads',
    'factor: 3',
    'factor: 4',
    'inner: { scope: benefit, is: { multiply: [csp.factor, 2] } }\nown: { scope: benefit, is: { add: [inner, 1] }, examples: [ { given: { this: { ageAtEntry: 3 } }, expect: 7 } ] }',
  ],
  [
    'a number in the condition of a sum',
    'maximumAge: 120',
    'maximumAge: 20',
    'own: { scope: person, is: { count: { over: benefits, where: { fact: ageAtEntry, operator: lessThan, value: { fact: csp.maximumAge } } } }, examples: [ { given: { benefits: [{ ageAtEntry: 30 }] }, expect: 1 } ] }',
  ],
  [
    'a list',
    'typesSold: [termLife, accidentalDeath]',
    'typesSold: [termLife]',
    'own: { scope: benefit, is: { when: { fact: benefitType, operator: in, value: { fact: csp.typesSold } } }, examples: [ { given: { this: { benefitType: accidentalDeath } }, expect: true } ] }',
  ],
  [
    'a table',
    'limits: [{ sum: 100000 }]',
    'limits: [{ sum: 2 }]',
    'own: { scope: benefit, unit: currency, is: { table: { of: csp.limits, at: { age: ageAtEntry, riskClass: person.mainPursuit.code.riskClass }, gives: sum } }, examples: [ { given: { this: { ageAtEntry: 50 }, person: { mainPursuit: { code: DIVING } } }, expect: 100000 } ] }',
  ],
  [
    'a rate',
    'USD: 0.9',
    'USD: 0.5',
    'own: { scope: benefit, unit: currency, is: sumInsured, examples: [ { given: { this: { sumInsured: { value: 1000, unit: USD } } }, expect: 900 } ] }',
  ],
  [
    'a rate by which another fact is reckoned',
    'USD: 0.9',
    'USD: 0.5',
    'inner: { scope: benefit, is: { when: { fact: sumInsured, operator: greaterThan, value: 800 } } }\nown: { scope: benefit, is: { when: { fact: inner, operator: equal, value: true } }, examples: [ { given: { this: { sumInsured: { value: 1000, unit: USD } } }, expect: true } ] }',
  ],
  [
    'a rate by which a parameter is reckoned',
    'USD: 0.9',
    'USD: 0.5',
    'own: { scope: benefit, unit: USD, is: csp.most, examples: [ { given: { csp.most: 900 }, expect: 1000 } ] }',
  ],
  [
    'what an amount was given in',
    'currencies: [EUR, USD]\nexchangeRates: { USD: 0.9 }',
    'currencies: [USD]',
    'own: { scope: benefit, is: sumInsured.unit, examples: [ { given: { this: { sumInsured: 1000 } }, expect: EUR } ] }',
  ],
  [
    'its currency',
    'currencies: [EUR, USD]\nexchangeRates: { USD: 0.9 }',
    'currencies: [USD]',
    'own: { scope: benefit, is: csp.currency, examples: [ { given: { this: { ageAtEntry: 3 } }, expect: EUR } ] }',
  ],
];

describe('An example that takes something from a parameter set in which two differ', () => {
  for (const [sentence, find, instead, written] of taken)
    it(`is run under both: ${sentence}`, () => {
      const edits = [
        ...setEight(find, instead),
        { file: facts, find: '', replace: `${written}\n` },
        { file: 'common/catalogues/units.yaml', find: '  number:', replace: `${yearlyDollars}\n  number:` },
      ];
      const { systems, findings } = loadEdited(edits);
      expect(findings.report()).to.equal('');
      const [tiny] = systems;
      expect(tiny && runExamples(tiny).findings.report()).to.match(/came out \S+ with the parameter set 8\b/);
    });

  /** Relations that are chosen by a parameter, and facts whose examples come out under set 7 only. */
  const chosen: readonly (readonly [sentence: string, relations: string, facts: string])[] = [
    [
      'what chooses a given object',
      'deep: { one: pursuits, order: first, where: { fact: dives, operator: greaterThan, value: { fact: csp.factor } } }',
      'own: { scope: person, is: { count: { over: pursuits } }, examples: [ { given: { deep: { dives: 30 } }, expect: 1 } ] }',
    ],
    [
      'what chooses the objects among which a given object is',
      'allDeep: { among: pursuits, where: { fact: dives, operator: greaterThan, value: { fact: csp.factor } } }\n      deep: { one: allDeep, order: first }',
      'own: { scope: person, is: { count: { over: pursuits } }, examples: [ { given: { deep: { dives: 30 } }, expect: 1 } ] }',
    ],
    [
      'what chooses an object that is read',
      'deep: { one: pursuits, order: first, where: { fact: dives, operator: greaterThan, value: { fact: csp.factor } } }',
      'own: { scope: person, is: deep.dives, examples: [ { given: { pursuits: [ { dives: 30 } ] }, expect: 30 } ] }',
    ],
  ];
  for (const [sentence, relations, written] of chosen)
    it(`is run under both: ${sentence}`, () => {
      const { systems, findings } = loadEdited([
        ...setEight('factor: 3', 'factor: 40'),
        {
          file: 'common/rule-set.yaml',
          find: 'mainPursuit: { one: pursuits, order: first }',
          replace: `mainPursuit: { one: pursuits, order: first }\n      ${relations}`,
        },
        {
          file: 'common/attributes/pursuit.yaml',
          find: '  code:',
          replace: '  dives: { id: 164, kind: number, name: { en: "dives", de: "Tauchgänge" } }\n  code:',
        },
        { file: facts, find: '', replace: `${written}\n` },
      ]);
      expect(findings.report()).to.equal('');
      const [tiny] = systems;
      expect(tiny && runExamples(tiny).findings.report()).to.match(
        /what is given as deep is not what deep comes to|came out none with the parameter set 8\b/,
      );
    });

  it('is run under the set that it names, whatever the others are', () => {
    const { systems } = loadEdited([
      ...setEight('factor: 3', 'factor: 3'),
      {
        file: facts,
        find: '',
        replace:
          'own: { scope: benefit, is: ageAtEntry, examples: [ { given: { csp: 8, this: { ageAtEntry: 3 } }, expect: 4 } ] }\n',
      },
    ]);
    const [tiny] = systems;
    expect(tiny && runExamples(tiny).findings.report()).to.match(/expected 4, came out 3 with the parameter set 8\b/);
  });
});
