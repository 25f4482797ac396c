import { expect } from 'chai';
import { placeOf } from '../../src/documents/position.js';
import { checkMeaning } from '../../src/meaning/check-meaning.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import { loadRuleSystems } from '../../src/rules/load/load-rule-systems.js';
import { type Edit, editedFiles } from '../support/rules/edited-files.js';
import { tinyRuleFiles } from '../support/rules/tiny-rules.js';
import { inDirectory } from '../support/run/in-directory.js';
import { wordsOf } from '../support/words/words-of.js';

const noScreens = { bySourceType: new Map(), messages: new Map() };
const now = Date.UTC(2026, 10, 22);

/** What is found of the small rules with two parameter sets after some edits, place by place, as it is told. */
function foundWith(edits: readonly Edit[]): readonly string[] {
  const second = { file: 'tiny/csp/8.yaml', find: '', replace: tinyRuleFiles['tiny/csp/7.yaml'] ?? '' };
  const { files } = editedFiles(tinyRuleFiles, [second, ...edits]);
  const { systems, findings } = inDirectory(files, loadRuleSystems);
  expect(findings.errors.map(({ message }) => message)).to.deep.equal([]);
  const sets = systems.flatMap((ruleSet) =>
    [...ruleSet.parameterSets.values()].map((parameterSet) => ({
      ruleSet,
      parameterSet,
      program: compileProgram(ruleSet, parameterSet),
      screens: noScreens,
    })),
  );
  return checkMeaning(sets, now)
    .rules.all.filter(({ code }) => code !== 'uncertain-limit')
    .map(({ at, severity, code, message }) => `${placeOf(at)} ${severity} ${code}: ${message}`);
}

/** What the small rules are found to have anyhow, wherever it stands by now. */
const withoutPlace = (told: string): string => told.slice(told.indexOf(' '));
const anyhow = new Set(foundWith([]).map(withoutPlace));

/** Rules about benefits, before the one that is there; each with its severity, what violates it, and what its examples give. */
const rules = (
  ...some: readonly (readonly [id: string, severity: string, violatedWhen: string, given?: string])[]
): Edit => ({
  file: 'common/plausibility/benefit.yaml',
  find: 'rules:\n  end-age',
  replace: `rules:\n${some
    .map(
      ([id, severity, violatedWhen, given = '{}']) =>
        `  ${id}:\n    severity: ${severity}\n    violatedWhen: ${violatedWhen}\n    message: { en: "Wrong.", de: "Falsch." }\n` +
        `    concerns: [insurancePeriod, benefitType, sumInsured, person.age, person.dateOfBirth, person.name]\n    reference: C05\n    examples:\n` +
        `      - { given: { this: ${given} }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n`,
    )
    .join('')}  end-age`,
});
const facts = (text: string): Edit => ({ file: 'common/facts/planted.yaml', find: '', replace: text });
const parameter = (name: string, is: string, seven: string, eight = seven): readonly Edit[] => [
  {
    file: 'common/parameters.yaml',
    find: 'maximumAge:',
    replace: `${name}: { ${is}, meaning: "Planted" }\nmaximumAge:`,
  },
  { file: 'tiny/csp/7.yaml', find: 'currencies:', replace: `${name}: ${seven}\ncurrencies:` },
  { file: 'tiny/csp/8.yaml', find: 'currencies:', replace: `${name}: ${eight}\ncurrencies:` },
];
const entry = (edit: string): Edit => ({
  file: 'common/catalogues/benefit-types.yaml',
  find: 'termLife: { id: 1,',
  replace: edit,
});

const compared = (fact: string, operator: string, value: string | number): string =>
  `{ fact: ${fact}, operator: ${operator}, value: ${value} }`;
const period = (operator: string, value: string | number): string => compared('insurancePeriod', operator, value);
const ofType = (type: string): string => compared('benefitType', 'equal', type);
const all = (...conditions: readonly string[]): string => `{ all: [${conditions.join(', ')}] }`;
const any = (...conditions: readonly string[]): string => `{ any: [${conditions.join(', ')}] }`;
const ageOf = (value: string): string => compared('person.age', 'greaterThan', value);

/** Operators, as the rules that use them are called. */
const shown: Readonly<Record<string, string>> = {
  lessThan: 'below',
  lessThanInclusive: 'up-to',
  greaterThan: 'above',
  greaterThanInclusive: 'from',
  equal: 'at',
  notEqual: 'not-at',
};

/** What is wrong, or just not, and how it comes about. Answers: a period of 1 to 99 years, an age of 0 to 120. */
const planted: readonly (readonly [what: string, ...edits: readonly Edit[]])[] = [
  [
    'limits at and beyond the ends of what an answer can be, by each operator',
    rules(
      ...Object.keys(shown).flatMap((operator, place) =>
        [0, 1, 99, 100].map(
          (limit, index) =>
            [
              `${shown[operator]}-${limit}`,
              'information',
              all(period(operator, limit), compared('ageAtEntry', 'equal', 4 * place + index)),
            ] as const,
        ),
      ),
    ),
  ],
  [
    'limits of an answer that has one bound only',
    {
      file: 'common/attributes/benefit.yaml',
      find: 'ageAtEntry: { id: 37, kind: number, unit: year,',
      replace: 'ageAtEntry: { id: 37, kind: number, unit: year, minimum: 5,',
    },
    {
      file: 'common/attributes/person.yaml',
      find: 'dateOfBirth:',
      replace: 'debt: { id: 777, kind: number, maximum: 7, name: { en: "debt", de: "Schuld" } }\n  dateOfBirth:',
    },
    rules(
      ['low', 'information', any(compared('ageAtEntry', 'lessThan', 4), ageOf('119'))],
      ['high', 'information', any(compared('person.debt', 'greaterThan', 8), ageOf('119'))],
    ),
  ],
  [
    'numbers of a list that no answer comes to, in one of the parameter sets',
    ...parameter('periods', 'kind: list, unit: year', '[0, 1, 99, 100]', '[1, 99]'),
    rules(['odd-period', 'error', period('notIn', '{ fact: csp.periods }'), '{ insurancePeriod: 5 }']),
  ],
  [
    'a limit of a parameter that is never reached in one of the sets',
    ...parameter('longest', 'kind: number, unit: year', '100', '90'),
    rules(['too-long', 'error', period('greaterThan', '{ fact: csp.longest }'), '{ insurancePeriod: 95 }']),
  ],
  [
    'a limit of a parameter that both sets leave without meaning',
    ...parameter('longest', 'kind: number, unit: year', '100', '99'),
    rules(['too-long', 'error', period('greaterThan', '{ fact: csp.longest }'), '{ insurancePeriod: 95 }']),
  ],
  [
    'bounds of an answer that leave none of them, in both parameter sets, one of them by a parameter',
    ...parameter('lowestAge', 'kind: number, unit: year', '121', '130'),
    {
      file: 'common/attributes/person.yaml',
      find: 'minimum: 0,',
      replace: 'minimum: { fact: csp.lowestAge },',
    },
  ],
  [
    'bounds of an answer that leave exactly one',
    ...parameter('lowestAge', 'kind: number, unit: year', '120', '120'),
    {
      file: 'common/attributes/person.yaml',
      find: 'minimum: 0,',
      replace: 'minimum: { fact: csp.lowestAge },',
    },
  ],
  [
    'conditions of one code that always hold, by each operator',
    rules(
      ['in', 'information', all(compared('benefitType.pays', 'in', '[lumpSum, perTime]'), ageOf('9'))],
      [
        'equal',
        'information',
        all(
          any(compared('benefitType.pays', 'equal', 'lumpSum'), compared('benefitType.pays', 'equal', 'perTime')),
          ageOf('9'),
        ),
      ],
      [
        'not-equal',
        'information',
        all(
          any(compared('benefitType.pays', 'notEqual', 'lumpSum'), compared('benefitType.pays', 'notEqual', 'perTime')),
          ageOf('9'),
        ),
      ],
      [
        'not-in',
        'information',
        all(
          any(
            compared('benefitType', 'notIn', '[termLife, income]'),
            compared('benefitType', 'equal', 'termLife'),
            compared('benefitType', 'in', '[income]'),
          ),
          ageOf('9'),
        ),
      ],
    ),
  ],
  [
    'conditions of one code that leave one of its values out, or are about two',
    rules(
      ['in', 'information', all(compared('benefitType', 'in', '[termLife, income]'), ageOf('9'))],
      [
        'not-in',
        'information',
        all(
          any(compared('benefitType', 'notIn', '[termLife, income]'), compared('benefitType', 'equal', 'termLife')),
          ageOf('9'),
        ),
      ],
      [
        'two',
        'information',
        all(
          any(compared('benefitType.rider', 'equal', 'true'), compared('benefitType.pays', 'notEqual', 'lumpSum')),
          ageOf('9'),
        ),
      ],
    ),
  ],
  [
    'three error rules of which each forbids one of the three types',
    rules(
      ['no-term', 'error', all(ofType('termLife'), ageOf('20')), '{ benefitType: termLife }'],
      ['no-income', 'error', all(ofType('income'), ageOf('30')), '{ benefitType: income }'],
      ['no-accident', 'error', all(ofType('accidentalDeath'), ageOf('40')), '{ benefitType: accidentalDeath }'],
    ),
  ],
  [
    'three rules of which each forbids one of the three types, one of them a warning',
    rules(
      ['no-term', 'error', ofType('termLife'), '{ benefitType: termLife }'],
      ['no-income', 'warning', ofType('income'), '{ benefitType: income }'],
      ['no-accident', 'error', ofType('accidentalDeath'), '{ benefitType: accidentalDeath }'],
    ),
  ],
  [
    'three error rules that forbid one type each, and cannot be violated at one age',
    rules(
      ['no-term', 'error', all(ofType('termLife'), ageOf('20')), '{ benefitType: termLife }'],
      ['no-income', 'error', all(ofType('income'), ageOf('30')), '{ benefitType: income }'],
      [
        'no-accident',
        'error',
        all(ofType('accidentalDeath'), compared('person.age', 'lessThan', 10)),
        '{ benefitType: accidentalDeath }',
      ],
    ),
  ],
  [
    'two error rules that leave no sum that is reckoned',
    facts('laterAge: { scope: benefit, unit: year, is: { add: [ageAtEntry, insurancePeriod, 1] } }\n'),
    rules(
      ['early', 'error', compared('laterAge', 'lessThan', 70), '{ ageAtEntry: 20, insurancePeriod: 3 }'],
      ['late', 'error', compared('laterAge', 'greaterThan', 60), '{ ageAtEntry: 60, insurancePeriod: 3 }'],
    ),
  ],
  [
    'two error rules that leave no date, beside one with a date that is not exact',
    rules(
      [
        'born-late',
        'error',
        compared('person.dateOfBirth', 'after', '"1980.01.01"'),
        '{ person: { dateOfBirth: "1990" } }',
      ],
      [
        'born-early',
        'error',
        compared('person.dateOfBirth', 'before', '"1990.01.01"'),
        '{ person: { dateOfBirth: "1970.01.01" } }',
      ],
    ),
  ],
  [
    'two error rules that say the opposite of a name',
    rules(
      [
        'named',
        'error',
        compared('person.name', 'matches', '[{ capitals: 1 }, { anything: [0, 30] }]'),
        '{ person: { name: "Jane" } }',
      ],
      [
        'unnamed',
        'error',
        `{ not: ${compared('person.name', 'matches', '[{ capitals: 1 }, { anything: [0, 30] }]')} }`,
        '{ person: { name: "jane" } }',
      ],
    ),
  ],
  [
    'a rule that another one implies, which weighs as much; not one that weighs more, and not the wider one',
    rules(
      ['wide', 'warning', period('greaterThan', 40), '{ insurancePeriod: 41 }'],
      ['narrow', 'warning', period('greaterThan', 50), '{ insurancePeriod: 51 }'],
      ['severe', 'error', period('greaterThan', 60), '{ insurancePeriod: 61 }'],
      ['same', 'warning', period('greaterThan', 40), '{ insurancePeriod: 41 }'],
    ),
  ],
  [
    'a table without a row for a type, and with rows to which none comes',
    ...parameter(
      'byType',
      'kind: table, columns: { type: { catalogue: benefit-types }, end: { unit: year, upTo: true } }, gives: { most: { unit: year } }',
      '[{ type: termLife, end: 85, most: 1 }, { type: accidentalDeath, most: 2 }, { type: termLife, end: 80, most: 3 }]',
      '[{ type: termLife, end: 80, most: 1 }, { end: 200, most: 2 }]',
    ),
    facts(
      'byTypeNow: { scope: benefit, is: { table: { of: csp.byType, at: { type: benefitType, end: benefitType.maximumEndAge }, gives: most } } }\n',
    ),
    rules(['by-type', 'warning', period('greaterThan', '{ fact: byTypeNow }')]),
  ],
  [
    'a table by numbers that are anything, and by those that an answer comes to',
    ...parameter(
      'byAge',
      'kind: table, columns: { age: { unit: year, upTo: true }, entry: { unit: year } }, gives: { most: { unit: year } }',
      '[{ age: 120, entry: 7, most: 1 }]',
      '[{ age: 119, most: 1 }, { age: 130, entry: 7, most: 2 }, { entry: 9, most: 3 }]',
    ),
    facts(
      'byAgeNow: { scope: benefit, is: { table: { of: csp.byAge, at: { age: person.age, entry: ageAtEntry }, gives: most } } }\n',
    ),
    rules(['by-age', 'warning', period('greaterThan', '{ fact: byAgeNow }')]),
  ],
  [
    'a row of a table that gives the same as the next one',
    ...parameter(
      'byAge',
      'kind: table, columns: { age: { unit: year, upTo: true } }, gives: { most: { unit: year } }',
      '[{ age: 30, most: 1 }, { age: 40, most: 1 }, { most: 2 }]',
      '[{ age: 30, most: 1 }, { age: 40, most: 2 }, { most: 2 }]',
    ),
    facts('byAgeNow: { scope: benefit, is: { table: { of: csp.byAge, at: { age: person.age }, gives: most } } }\n'),
    rules(['by-age', 'warning', period('greaterThan', '{ fact: byAgeNow }')]),
  ],
  [
    'a row of a table whose lower limit is above the upper one',
    ...parameter(
      'periodsByType',
      'kind: table, columns: { type: { catalogue: benefit-types } }, gives: { least: { unit: year }, longest: { unit: year } }',
      '[{ type: termLife, least: 30, longest: 20 }, { least: 5, longest: 5 }]',
      '[{ type: termLife, least: 3, longest: 20 }, { least: 0, longest: 100 }]',
    ),
    facts(
      ['least', 'longest']
        .map(
          (each) =>
            `${each}Now: { scope: benefit, unit: year, is: { table: { of: csp.periodsByType, at: { type: benefitType }, gives: ${each} } } }\n`,
        )
        .join(''),
    ),
    rules(
      ['too-short', 'error', period('lessThan', '{ fact: leastNow }'), '{ benefitType: termLife, insurancePeriod: 1 }'],
      [
        'too-long',
        'error',
        period('greaterThan', '{ fact: longestNow }'),
        '{ benefitType: termLife, insurancePeriod: 50 }',
      ],
    ),
  ],
  [
    'a type that is sold no longer, where it is offered, asked for and in a row',
    entry('termLife: { id: 1, validTo: "2026.11.21",'),
    {
      file: 'common/attributes/benefit.yaml',
      find: 'benefitType: { id: 11, kind: reference,',
      replace: 'benefitType: { id: 11, kind: reference, offered: { fact: csp.typesSold },',
    },
    ...parameter(
      'byType',
      'kind: table, columns: { type: { catalogue: benefit-types } }, gives: { most: { unit: year } }',
      '[{ type: income, most: 3 }, { type: termLife, most: 1 }, { most: 2 }]',
    ),
    facts('byTypeNow: { scope: benefit, is: { table: { of: csp.byType, at: { type: benefitType }, gives: most } } }\n'),
    rules(
      ['by-type', 'warning', period('greaterThan', '{ fact: byTypeNow }')],
      ['no-term', 'warning', all(ofType('termLife'), ageOf('20'))],
      ['no-old', 'warning', all(compared('benefitType', 'in', '[termLife, income]'), ageOf('20'))],
    ),
  ],
  [
    'a type that another one stands for, and one that no parameter set sells',
    entry(
      'oldLife: { id: 2, name: { en: "Old", de: "Alt" }, pays: lumpSum, replacedBy: termLife }\n  termLife: { id: 1,',
    ),
    {
      file: 'common/attributes/benefit.yaml',
      find: 'benefitType: { id: 11, kind: reference,',
      replace: 'benefitType: { id: 11, kind: reference, offered: { fact: csp.typesSold },',
    },
    { file: 'tiny/csp/8.yaml', find: 'typesSold: [termLife,', replace: 'typesSold: [oldLife,' },
  ],
  [
    'a currency without a rate, and rates that cannot both be right',
    { file: 'tiny/csp/7.yaml', find: 'exchangeRates: { USD: 0.9 }\n', replace: '' },
  ],
  [
    'rates of which one is more than double, and just double the other',
    { file: 'tiny/csp/7.yaml', find: 'exchangeRates: { USD: 0.9 }', replace: 'exchangeRates: { USD: 0.45 }' },
  ],
  [
    'rates that differ too much',
    { file: 'tiny/csp/7.yaml', find: 'exchangeRates: { USD: 0.9 }', replace: 'exchangeRates: { USD: 0.4444 }' },
  ],
  [
    'rules that are never or always violated, in one set or both, and one that is switched off',
    ...parameter('longest', 'kind: number, unit: year', '20', '40'),
    rules(
      ['never', 'error', all(period('lessThan', 5), period('greaterThan', 7))],
      ['always', 'error', any(period('lessThan', 50), `{ not: ${period('lessThan', 50)} }`), '{ insurancePeriod: 9 }'],
      ['never-in-one', 'error', all(period('lessThan', 30), period('greaterThan', '{ fact: csp.longest }'))],
      ['off', 'error', period('greaterThan', 30)],
      ['off-in-one', 'error', period('greaterThan', 35)],
    ),
    ...['7', '8'].map((csp) => ({
      file: `tiny/csp/${csp}.yaml`,
      find: 'severities: {',
      replace: `severities: { off: "off",${csp === '7' ? ' off-in-one: "off",' : ''}`,
    })),
  ],
];

describe('What is planted into small rules', () => {
  const expectWords = wordsOf(
    planted.map(([what]) => what),
    'meaning-of-planted-rules',
  );
  for (const [what, ...edits] of planted)
    it(`${what}: told at its places and nowhere else`, () =>
      expectWords(
        what,
        foundWith(edits).filter((each) => !anyhow.has(withoutPlace(each))),
      ));
});
