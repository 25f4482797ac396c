import {
  ageOf,
  all,
  compared,
  describePlanted,
  entry,
  facts,
  ofType,
  parameter,
  period,
  rules,
  type Planted,
} from '../support/meaning/planted.js';

/** What is wrong, or just not, and how it comes about. */
const planted: readonly Planted[] = [
  [
    'a table of more combinations than are looked at',
    ...parameter(
      'byThree',
      'kind: table, columns: { age: { unit: year }, entry: { unit: year }, period: { unit: year } }, gives: { most: { unit: year } }',
      `[${Array.from({ length: 60 }, (_, row) => `{ age: ${row}, entry: ${row}, period: ${row}, most: 1 }`).join(', ')}]`,
    ),
    facts(
      'byThreeNow: { scope: benefit, is: { table: { of: csp.byThree, at: { age: person.age, entry: ageAtEntry, period: insurancePeriod }, gives: most } } }\n',
    ),
    rules(['by-three', 'warning', period('greaterThan', '{ fact: byThreeNow }')]),
  ],
  ...(
    [
      ['an empty list in a row whose others all list one thing', '[termLife]', '[]', '[termLife, accidentalDeath]'],
      ['an empty list in a row whose others list nothing in common', '[termLife]', '[]', '[accidentalDeath]'],
      ['an empty list in each of two rows', '[]', '[]', '[termLife]'],
    ] as const
  ).map(
    ([title, ...lists]): Planted => [
      title,
      ...parameter(
        'soldBy',
        'kind: table, columns: { end: { unit: year, upTo: true } }, gives: { sold: { catalogue: benefit-types, list: true } }',
        `[{ end: 20, sold: [termLife] }, ${lists.map((list, row) => `{ end: ${30 + row}, sold: ${list} }`).join(', ')}, { sold: [termLife, accidentalDeath] }]`,
      ),
      facts(
        'soldNow: { scope: benefit, is: { table: { of: csp.soldBy, at: { end: insurancePeriod }, gives: sold } } }\n',
      ),
    ],
  ),
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
    'a table by a type and how it pays, with and without a row for each pair that stands together',
    ...parameter(
      'byPay',
      'kind: table, columns: { type: { catalogue: benefit-types }, pays: { valuesOf: benefit-types.pays } }, gives: { most: { unit: year } }',
      '[{ type: termLife, pays: lumpSum, most: 1 }, { type: accidentalDeath, pays: lumpSum, most: 2 }, { type: income, pays: perTime, most: 3 }]',
      '[{ type: termLife, pays: lumpSum, most: 1 }, { type: income, pays: perTime, most: 3 }]',
    ),
    facts(
      'byPayNow: { scope: benefit, is: { table: { of: csp.byPay, at: { type: benefitType, pays: benefitType.pays }, gives: most } } }\n',
    ),
    rules(['by-pay', 'warning', period('greaterThan', '{ fact: byPayNow }')]),
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
    'a row of a table without a cell, though the table is read for how far its rows go',
    ...parameter(
      'byAge',
      'kind: table, columns: { age: { unit: year, upTo: true } }, gives: { most: { unit: year } }',
      '[{ age: 30, most: 1 }, {}]',
      '[{ age: 30, most: 1 }, { most: 2 }]',
    ),
    facts('byAgeNow: { scope: benefit, is: { table: { of: csp.byAge, at: { age: person.age }, gives: age } } }\n'),
    rules(['by-age', 'warning', period('greaterThan', '{ fact: byAgeNow }')]),
  ],
  [
    'a row of a table without a cell that is meant so',
    ...parameter(
      'byAge',
      'kind: table, intended: "older people have no limit", columns: { age: { unit: year, upTo: true } }, gives: { most: { unit: year } }',
      '[{ age: 30, most: 1 }, {}]',
      '[{ age: 40, most: 1 }, {}]',
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
];

describe('What is planted into small tables, catalogues and rates', () =>
  describePlanted(planted, 'meaning-of-planted-tables'));
