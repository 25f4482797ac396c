import {
  ageOf,
  all,
  any,
  compared,
  describePlanted,
  facts,
  parameter,
  period,
  rules,
  type Planted,
} from '../support/meaning/planted.js';

/** What is wrong within a condition, a fact or an example, or just not. */
const planted: readonly Planted[] = [
  [
    'alternatives that no value fulfils, of a rule and of a fact, beside one that is always open',
    rules([
      'odd-period',
      'information',
      all(any(all(period('lessThan', 3), period('greaterThan', 5)), period('equal', 7)), ageOf('9')),
    ]),
    facts(
      `oddPeriod: { scope: benefit, is: { when: ${any(all(period('equal', 3), period('equal', 5)), period('equal', 7))} } }\n`,
    ),
  ],
  [
    'a number that is reckoned at or above what it always is, and above it',
    facts('apart: { scope: benefit, unit: year, is: { abs: { subtract: [ageAtEntry, insurancePeriod] } } }\n'),
    rules(
      ['at-or-above', 'information', all(compared('apart', 'greaterThanInclusive', 0), ageOf('9'))],
      ['above', 'warning', all(compared('apart', 'greaterThan', 0), ageOf('8'))],
    ),
  ],
  [
    'facts that are called after a unit and reckon with another one, and with a multiple of it',
    facts(
      [
        'aYearAgo: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 1, unit: month }] } }',
        'monthsAgo: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 1, unit: year }] } }',
        'longAgo: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 1, unit: month }] } }\n',
      ].join('\n'),
    ),
  ],
  [
    'facts that are called after so many of a unit and reckon with another number of it, and with as many',
    facts(
      [
        'aYearAgo: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 12, unit: year }] } }',
        'lastTwoYears: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 3, unit: year }] } }',
        'since18Months: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 1, unit: year }] } }',
        'before12Months: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 1, unit: year }] } }',
        'threeYearsAgo: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 3, unit: year }] } }',
        'inYears: { scope: benefit, is: { subtractTime: [evaluation.today, { literal: 3, unit: year }] } }\n',
      ].join('\n'),
    ),
  ],
  [
    'parameters that examples give: one that nothing reads, one that the message prints, one that is read',
    ...parameter('spare', 'kind: number, unit: year', '3'),
    {
      file: 'common/plausibility/benefit.yaml',
      find: 'rules:\n  end-age',
      replace: `rules:
  period-told:
    severity: information
    with:
      spared: { unit: year, is: csp.spare }
    violatedWhen: ${period('greaterThan', '{ fact: csp.maximumAge }')}
    message: { en: "Above {spared}.", de: "Über {spared}." }
    concerns: [insurancePeriod]
    reference: C05
    examples:
      - { given: { this: { insurancePeriod: 42 }, csp.maximumAge: 41, csp.spare: 2 }, expect: violated }
      - { given: { this: { insurancePeriod: 41 }, csp.maximumAge: 41, csp.factor: 2 }, expect: satisfied }
  end-age`,
    },
  ],
];

describe('What is planted into conditions, facts and examples', () =>
  describePlanted(planted, 'meaning-of-planted-facts'));
