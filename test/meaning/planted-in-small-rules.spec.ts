import {
  ageOf,
  all,
  any,
  compared,
  describePlanted,
  facts,
  ofType,
  parameter,
  period,
  rules,
  type Planted,
} from '../support/meaning/planted.js';

/** Operators, as the rules that use them are called. */
const shown: Readonly<Record<string, string>> = {
  lessThan: 'below',
  lessThanInclusive: 'up-to',
  greaterThan: 'above',
  greaterThanInclusive: 'from',
  equal: 'at',
  notEqual: 'not-at',
};

const nine: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ageFrom = (age: number): string => compared('ageAtEntry', 'equal', age);

/** What is wrong, or just not, and how it comes about. Answers: a period of 1 to 99 years, an age of 0 to 120. */
const planted: readonly Planted[] = [
  [
    'a rule that can be violated in more ways than are looked at, and one beside it that says the same of an answer',
    rules(
      ['many-ways', 'error', all(any(...nine.map((age) => period('equal', age))), any(...nine.map(ageFrom)))],
      ['one-way', 'error', period('equal', 1)],
    ),
  ],
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
    'two rules whose parameters leave no answer in one of the sets',
    ...parameter('leastPeriod', 'kind: number, unit: year', '60', '60'),
    ...parameter('mostPeriod', 'kind: number, unit: year', '51', '60'),
    rules(
      ['short', 'error', period('lessThan', '{ fact: csp.leastPeriod }'), '{ insurancePeriod: 5 }'],
      ['long', 'error', period('greaterThan', '{ fact: csp.mostPeriod }'), '{ insurancePeriod: 95 }'],
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
        'apart',
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
    'a value that is excluded in one of two lists of a rule, and not in the other',
    rules([
      'two-lists',
      'error',
      any(
        all(
          '{ fact: benefitType, operator: in, value: [termLife, income] }',
          '{ fact: benefitType, operator: notEqual, value: income }',
        ),
        all('{ fact: benefitType, operator: in, value: [income, accidentalDeath] }', period('greaterThan', 10)),
      ),
      '{ benefitType: termLife }',
    ]),
  ],
  [
    'ranges that no answer is outside of, in one set or both, or inside',
    ...parameter('usual', 'kind: range, unit: year', '[0, 100]', '[5, 45]'),
    rules(
      ['in-range', 'error', all(period('notBetween', '[5, 40]'), period('greaterThan', 10), period('lessThan', 30))],
      [
        'out-of-range',
        'error',
        all(period('notBetween', '[5, 40]'), period('greaterThan', 10)),
        '{ insurancePeriod: 41 }',
      ],
      [
        'in-one',
        'error',
        all(period('notBetween', '{ fact: csp.usual }'), period('lessThan', 60)),
        '{ insurancePeriod: 46 }',
      ],
    ),
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

describe('What is planted into small rules', () => describePlanted(planted, 'meaning-of-planted-rules'));
