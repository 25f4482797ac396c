import type { FindingRows } from './finding-row.js';

const rules = 'rules/common/plausibility/benefit.yaml';
const set = 'rules/tiny/csp/7.yaml';
/** A rule that looks the table of the small rule system up. */
const lookup = {
  file: rules,
  right: '  accidental-death-above-base:\n',
  wrong:
    '  sum-above-limit:\n    severity: error\n' +
    '    with: { highest: { unit: currency, is: { table: { of: csp.limits, at: { age: ageAtEntry, riskClass: person.mainPursuit.code.riskClass }, gives: sum } } } }\n' +
    '    violatedWhen: { fact: sumInsured, operator: greaterThan, value: { fact: highest } }\n' +
    '    message: { en: "Too high.", de: "Zu hoch." }\n    reference: B08\n    examples:\n' +
    '      - { given: { this: { sumInsured: 6 }, csp.limits: [{ sum: 5 }] }, expect: violated }\n' +
    '      - { given: { this: { sumInsured: 5 }, csp.limits: [{ sum: 5 }] }, expect: satisfied }\n  accidental-death-above-base:\n',
};

/** What rules and screens mean, jointly, as far as `case-capture check` proves it. */
export const meaningFindings = {
  'impossible-condition': {
    meaning:
      'A condition can never be true: a rule is never violated, a screen or a question never shown, a question never mandatory.',
    example: {
      file: rules,
      right: '  accidental-death-above-base:\n',
      wrong:
        '  ¦period-too-long:\n    severity: error\n    violatedWhen: { fact: insurancePeriod, operator: greaterThan, value: { fact: csp.maximumAge } }\n' +
        '    message: { en: "Too long.", de: "Zu lang." }\n    reference: C05\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 51 }, csp.maximumAge: 50 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 50 }, csp.maximumAge: 50 }, expect: satisfied }\n' +
        '  accidental-death-above-base:\n',
    },
    cure: 'Compare the limits with the bounds of the answers, and the conditions that must hold together with each other.',
  },
  'inevitable-violation': {
    meaning: 'A rule is violated whatever a case holds.',
    example: {
      file: rules,
      right: '  accidental-death-above-base:\n',
      wrong:
        '  ¦period-too-short:\n    severity: error\n    violatedWhen: { fact: insurancePeriod, operator: lessThan, value: { fact: csp.maximumAge } }\n' +
        '    message: { en: "Too short.", de: "Zu kurz." }\n    reference: C04\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 49 }, csp.maximumAge: 50 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 50 }, csp.maximumAge: 50 }, expect: satisfied }\n' +
        '  accidental-death-above-base:\n',
    },
    cure: 'Compare the limits with the bounds of the answers; perhaps a comparison is the wrong way round.',
  },
  'disabled-rule': {
    meaning: 'A rule is switched off in every parameter set, so that nobody is judged by it.',
    example: { file: set, right: 'end-age: warning', wrong: 'end-age: off', at: `${rules}:3:3` },
    cure: 'Switch it on where it is wanted, or take it out.',
  },
  'missing-row': {
    meaning: 'A table has no row for inputs that a case can hold: what needs it cannot be decided for such a case.',
    example: {
      file: set,
      right: 'limits:\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
      wrong: '¦limits:\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      besides: [lookup],
    },
    cure: 'Add the row, or a last row that leaves the inputs out and so stands for all others.',
    severity: 'warning',
  },
  'unreachable-row': {
    meaning: 'No case comes to a row of a table, since the rows above it take all that it asks for.',
    example: {
      file: set,
      right: '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
      wrong: '  - { sum: 100000 }\n  - ¦{ age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      besides: [lookup],
    },
    cure: 'Put it above them, bounds from the lowest to the highest; or take it out.',
  },
  'unused-definition': {
    meaning: 'A fact, a parameter or a catalogue that no rule, question, text or other definition reads.',
    example: {
      file: 'rules/common/facts/benefit.yaml',
      right: 'totalSum:\n',
      wrong: '¦halfOfAge:\n  scope: benefit\n  unit: year\n  is: { divide: [ageAtEntry, 2] }\ntotalSum:\n',
    },
    cure: 'Take it out, or use it; perhaps the rule or question that read it was deleted by mistake.',
    severity: 'warning',
  },
  'unasked-attribute': {
    meaning:
      'A rule rests on an attribute that no question of any source type asks for: it can hardly ever be decided.',
    example: {
      file: 'rules/tiny/attributes/person.yaml',
      right: '  children: { id: 1003, kind: number, absentMeans: 0,',
      wrong: '  ¦children: { id: 1003, kind: number, absentMeans: 0,',
      besides: [
        { file: 'screens/common/applicant/01-health.yaml', right: '  - attribute: children\n', wrong: '' },
        { file: 'screens/common/texts/en.yaml', right: '    children: "Children? (en)"\n', wrong: '' },
        { file: 'screens/common/texts/de.yaml', right: '    children: "Children? (de)"\n', wrong: '' },
        {
          file: 'rules/tiny/plausibility/children.yaml',
          wrong:
            'scope: person\nrules:\n  many-children:\n    severity: warning\n' +
            '    violatedWhen: { fact: children, operator: greaterThan, value: 9 }\n' +
            '    message: { en: "Many children.", de: "Viele Kinder." }\n    reference: practice\n    examples:\n' +
            '      - { given: { this: { children: 10 } }, expect: violated }\n' +
            '      - { given: { this: { children: 9 } }, expect: satisfied }\n',
        },
      ],
    },
    cure: 'Ask for it on a screen, or take the rule out.',
    severity: 'warning',
  },
} as const satisfies FindingRows;
