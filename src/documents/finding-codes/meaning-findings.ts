import { doubtfulFindings } from './doubtful-findings.js';
import { unusualFindings } from './unusual-findings.js';
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

/** A rule about the insurance period, with its examples. */
const periodRule = (id: string, operator: 'greaterThan' | 'lessThan', limit: number): string =>
  `${id}:\n    severity: error\n    violatedWhen: { fact: insurancePeriod, operator: ${operator}, value: ${limit} }\n` +
  '    message: { en: "The period is not accepted.", de: "Die Dauer wird nicht angenommen." }\n    reference: C05\n    examples:\n' +
  `      - { given: { this: { insurancePeriod: ${operator === 'lessThan' ? limit - 1 : limit + 1} } }, expect: violated }\n` +
  `      - { given: { this: { insurancePeriod: ${limit} } }, expect: satisfied }\n`;

/** What rules and screens mean, jointly, as far as `case-capture check` proves it. */
export const meaningFindings = {
  ...doubtfulFindings,
  ...unusualFindings,
  'impossible-condition': {
    meaning:
      'A condition can never be true: a rule is never violated, a screen or a question never shown, a question never mandatory. Or one of its alternatives never is.',
    example: {
      file: rules,
      right: '  accidental-death-above-base:\n',
      wrong:
        '  period-too-long:\n    severity: error\n    with: { limit: { unit: year, is: { subtract: [csp.maximumAge, 1] } } }\n    violatedWhen: ¦{ fact: insurancePeriod, operator: greaterThan, value: { fact: limit } }\n' +
        '    message: { en: "Too long.", de: "Zu lang." }\n    reference: C05\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 50 }, csp.maximumAge: 50 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 49 }, csp.maximumAge: 50 }, expect: satisfied }\n' +
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
        '  ¦period-too-short:\n    severity: error\n    with: { limit: { unit: year, is: { subtract: [csp.maximumAge, 1] } } }\n    violatedWhen: { fact: insurancePeriod, operator: lessThan, value: { fact: limit } }\n' +
        '    message: { en: "Too short.", de: "Zu kurz." }\n    reference: C04\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 48 }, csp.maximumAge: 50 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 49 }, csp.maximumAge: 50 }, expect: satisfied }\n' +
        '  accidental-death-above-base:\n',
    },
    cure: 'Compare the limits with the bounds of the answers; perhaps a comparison is the wrong way round.',
  },
  'contradictory-rules': {
    meaning:
      'Rules of severity `error` leave no answer: whatever is said, one of them is violated, wherever they speak or where a code has these limits. Each of them is named.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong: `  ¦${periodRule('period-too-long', 'greaterThan', 40)}  end-age:\n`,
      besides: [
        {
          file: rules,
          right: '  accidental-death-above-base:\n',
          wrong: `  ¦${periodRule('period-too-short', 'lessThan', 50)}  accidental-death-above-base:\n`,
        },
      ],
    },
    cure: 'Compare the two limits, and what else must hold: the values between them, or one of the answers, must be left.',
  },
  'implied-rule': {
    meaning:
      'A rule says nothing of its own: whenever it is violated, another one is, which weighs no less and is shown at the same questions.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong: `  ${periodRule('period-too-long', 'greaterThan', 60)}  ¦${periodRule('period-far-too-long', 'greaterThan', 70)}  end-age:\n`,
    },
    cure: 'Take it out, or give the other one a limit beyond which only this one speaks; `intended` says why both stay.',
    severity: 'warning',
  },
  'crossed-limits': {
    meaning: 'A lower limit lies above the upper one under a parameter set: no value is accepted.',
    example: { file: set, right: 'maximumAge: 120', wrong: '¦maximumAge: -1' },
    cure: 'Put the two in order; perhaps they are exchanged, or a digit is missing.',
  },
  'unreachable-limit': {
    meaning:
      'A limit lies beyond all that can be answered, so that a comparison with it is never true, or always; or no number comes to the highest that a code allows, since other rules forbid it. Where it is so under every parameter set, the comparison is told.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  period-or-age:\n    severity: warning\n' +
        '    violatedWhen: { any: [¦{ fact: insurancePeriod, operator: greaterThan, value: 120 }, { fact: ageAtEntry, operator: greaterThan, value: 90 }] }\n' +
        '    message: { en: "Too long.", de: "Zu lang." }\n    reference: C05\n    examples:\n' +
        '      - { given: { this: { ageAtEntry: 91 } }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 20, ageAtEntry: 90 } }, expect: satisfied }\n  end-age:\n',
    },
    cure: 'Compare it with `minimum` and `maximum` of the attribute; `intended` at the rule or parameter says why it is meant so.',
    severity: 'warning',
  },
  'unreachable-completeness': {
    meaning:
      'No case was found that a source type completes, under a parameter set; the message says what is in the way.',
    example: {
      file: 'rules/tiny/plausibility/person.yaml',
      wrong:
        'scope: person\nrules:\n  ¦weight-given:\n    severity: error\n    violatedWhen: { fact: weight, operator: isKnown }\n' +
        '    message: { en: "Not needed.", de: "Nicht nötig." }\n    reference: practice\n    examples:\n' +
        '      - { given: { this: { weight: 80 } }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n',
      besides: [{ file: 'screens/common/applicant/notes.md', wrong: 'notes\n' }],
    },
    cure: 'Look at the rule or question that the message names: what must be answered must have an answer that no rule refuses.',
    severity: 'warning',
    deep: true,
  },
  'withdrawn-code': {
    meaning:
      'An entry of a catalogue is offered no longer, nothing stands for it, and something still uses it. Or something is only about entries for which others stand now: a comparison, a row; a list of codes has one and none of those; or a parameter set offers it.',
    example: {
      file: 'rules/common/catalogues/benefit-types.yaml',
      right: '  income:',
      wrong: '  ¦income:',
      besides: [
        {
          file: 'rules/common/catalogues/benefit-types.yaml',
          right: 'pays: perTime,',
          wrong: 'pays: perTime, validTo: "2020",',
        },
        {
          file: rules,
          right: '  end-age:\n',
          wrong:
            '  income-asked-for:\n    severity: warning\n' +
            '    violatedWhen: { fact: benefitType, operator: equal, value: income }\n' +
            '    message: { en: "Income.", de: "Rente." }\n    reference: practice\n    examples:\n' +
            '      - { given: { this: { benefitType: income } }, expect: violated }\n' +
            '      - { given: { this: { benefitType: termLife } }, expect: satisfied }\n  end-age:\n',
        },
      ],
    },
    cure: 'Take the last day out if it is a slip, say with `replacedBy` what stands for the entry, or take out what is about it.',
    severity: 'warning',
  },
  'wrong-source': {
    meaning:
      'A rule is judged for source types of which none asks anything that it concerns: it is shown at no question. Or its message names a button that none of their screens has.',
    example: {
      file: 'rules/tiny/plausibility/person.yaml',
      wrong:
        'scope: person\nrules:\n  ¦name-unusual:\n    severity: warning\n    sources: [applicant]\n' +
        '    violatedWhen: { fact: name, operator: equal, value: "Nobody" }\n' +
        '    message: { en: "Unusual.", de: "Ungewöhnlich." }\n    reference: practice\n    examples:\n' +
        '      - { given: { this: { name: "Nobody" } }, expect: violated }\n' +
        '      - { given: { this: { name: "Ada" } }, expect: satisfied }\n',
      besides: [{ file: 'screens/common/applicant/notes.md', wrong: 'notes\n' }],
    },
    cure: 'Name the source type that asks it, or leave `sources` out: then every one that does is judged.',
  },
  'disabled-rule': {
    meaning: 'A rule is switched off in every parameter set, so that nobody is judged by it.',
    example: { file: set, right: 'end-age: warning', wrong: 'end-age: off', at: `${rules}:3:3` },
    cure: 'Switch it on where it is wanted, or take it out.',
  },
  'uncertain-limit': {
    meaning:
      'The examples of a rule, or of a fact that is a yes or no, leave open where a limit, an end of a range or a day is: none stands at it, or on the other side none within one step of it, or within 5 percent of a number.',
    example: {
      file: rules,
      right: '  accidental-death-above-base:\n',
      wrong:
        '  sum-of-a-million:\n    severity: warning\n    violatedWhen: ¦{ fact: sumInsured, operator: greaterThan, value: 1000000 }\n' +
        '    message: { en: "A high sum.", de: "Eine hohe Summe." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { sumInsured: 5000000 } }, expect: violated }\n' +
        '      - { given: { this: { sumInsured: 1000000 } }, expect: satisfied }\n' +
        '  accidental-death-above-base:\n',
    },
    cure: 'Add examples at the limit and a step beyond: `case-capture test --generate --rule <id>` makes them. Where the limit is far from anything that is asked, `intended` says why.',
    severity: 'warning',
  },
  'missing-row': {
    meaning: 'A table has no row for inputs that a case can hold: what needs it cannot be decided for such a case.',
    example: {
      file: set,
      right: 'limits:\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
      wrong: 'limits:\n  - ¦{ age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      besides: [lookup],
    },
    cure: 'Add the row, or a last row that leaves the inputs out and so stands for all others.',
    severity: 'warning',
  },
  'unreachable-row': {
    meaning:
      'No case comes to a row of a table, or to a case of a `choose`, since those above it take all that it asks for.',
    example: {
      file: set,
      right: '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
      wrong: '  - { sum: 100000 }\n  - ¦{ age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      besides: [lookup],
    },
    cure: 'Put it above them, bounds from the lowest to the highest; or take it out.',
  },
  'wrong-limit': {
    meaning:
      'A message prints another limit than its rule is judged by: a parameter or a column that nothing under `violatedWhen` reads.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '    message:\n      en: "The cover ends at {endAge}."\n      de: "Der Schutz endet mit {endAge}."\n',
      wrong:
        '    with:\n      ¦limit: { unit: year, is: csp.maximumAge }\n    message:\n      en: "The cover ends at {endAge}, above {limit}."\n      de: "Der Schutz endet mit {endAge}, über {limit}."\n',
    },
    cure: 'Print the one that the rule is judged by, in a fact of the rule that both read.',
    severity: 'warning',
  },
  'unused-definition': {
    meaning:
      'A fact, a parameter, a catalogue, a column of one that holds no text, an entry (a family, a class) or a word of a column that no rule, question, text or other definition reads, also a parameter that only another system reads, though a set of this one gives it a value, or a notice that no question stands behind.',
    example: {
      file: 'rules/common/facts/benefit.yaml',
      right: 'totalSum:\n',
      wrong: '¦halfOfAge:\n  scope: benefit\n  unit: year\n  is: { divide: [ageAtEntry, 2] }\ntotalSum:\n',
    },
    cure: 'Take it out, or use it; perhaps the rule or question that read it was deleted by mistake.',
    severity: 'warning',
  },
  'unread-attribute': {
    meaning: 'No rule, fact, condition or text reads an attribute. Free texts are for people, and never a finding.',
    example: {
      file: 'rules/tiny/attributes/person.yaml',
      right: '  protocol: {',
      wrong: '  ¦shoeSize: { id: 1009, kind: number, name: { en: "shoe size", de: "Schuhgröße" } }\n  protocol: {',
      besides: [
        {
          file: 'screens/common/applicant/01-health.yaml',
          right: '  - attribute: children\n',
          wrong: '  - attribute: children\n  - attribute: shoeSize\n',
        },
        {
          file: 'screens/common/texts/en.yaml',
          right: '    children: "Children? (en)"\n',
          wrong: '    children: "Children? (en)"\n    shoeSize: "Shoe size? (en)"\n',
        },
        {
          file: 'screens/common/texts/de.yaml',
          right: '    children: "Children? (de)"\n',
          wrong: '    children: "Children? (de)"\n    shoeSize: "Shoe size? (de)"\n',
        },
      ],
    },
    cure: 'Write the rule, name it under `forUnderwriters` in its file when a person who decides reads it, or do not ask.',
    severity: 'warning',
  },
  'missing-rule': {
    meaning:
      '`references.yaml` expects something that no rule cites any more and no mandatory question holds, or says that nothing holds it though a rule does.',
    example: {
      file: 'rules/references.yaml',
      wrong: '¦Z01: { when: "the shoes are too big" }\n',
    },
    cure: 'Find out whether a rule or a question was lost; else say under `instead` why nothing is needed, or take the id out.',
    severity: 'warning',
  },
  'missing-version': {
    meaning: 'No version of a notice holds yet: until its first day nobody is shown it.',
    example: {
      file: 'rules/tiny/notices/law.yaml',
      wrong:
        'notices:\n  ¦duty-of-disclosure:\n    source: "VVG 19(5)"\n    versions:\n' +
        '      - { version: 1, from: "2199.01.01", approvedBy: none, title: { en: "Notice", de: "Hinweis" }, text: { en: "All", de: "Alles" } }\n',
    },
    cure: 'Correct the day; a notice that is to begin later is meant: the check ends well with warnings.',
    severity: 'warning',
  },
} as const satisfies FindingRows;
