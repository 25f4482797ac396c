import type { FindingRows } from './finding-row.js';

const rules = 'rules/common/plausibility/benefit.yaml';
const set = 'rules/tiny/csp/7.yaml';
/** Another parameter set of the small rules. */
const secondSet =
  'name: { en: "Eight", de: "Acht" }\ncurrencies: [EUR, USD]\nexchangeRates: { USD: 0.9 }\nmaximumAge: 120\nageRange: [18, 65]\n' +
  'typesSold: [income]\nfactor: 3\nsoldFrom: "2025"\npays: [lumpSum]\npayLimits:\n  - { most: 2000 }\nlimits:\n  - { sum: 100000 }\n';

/** What is well-formed and changes nothing, or cannot be as it was typed. */
export const doubtfulFindings = {
  'inevitable-condition': {
    meaning:
      'A condition about one value holds whatever that is: it lists every code, or a code and all others. It asks only whether the value is known. Or a question is always mandatory where it is shown, or the condition of a fact always so.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  sum-of-any-type:\n    severity: warning\n' +
        '    violatedWhen: { all: [¦{ fact: benefitType, operator: in, value: [termLife, accidentalDeath, income] }, { fact: sumInsured, operator: greaterThan, value: 1000000 }] }\n' +
        '    message: { en: "A high sum.", de: "Eine hohe Summe." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { benefitType: termLife, sumInsured: 1000001 } }, expect: violated }\n' +
        '      - { given: { this: { benefitType: termLife, sumInsured: 1000000 } }, expect: satisfied }\n  end-age:\n',
    },
    cure: 'Take out the codes that are not meant, or ask `isKnown`; where nothing is asked of the value, leave the condition out.',
    severity: 'warning',
  },
  'surplus-row': {
    meaning: 'A row of a table changes nothing: the next one takes all that it asks for, and gives the same.',
    example: {
      file: set,
      right: '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      wrong:
        '  - ¦{ age: 30, riskClass: low, sum: 500000, sold: [termLife] }\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
    },
    cure: 'Take it out, or write what it is to give: most often it was copied to be changed.',
    severity: 'warning',
  },
  'empty-row': {
    meaning: 'A row of a table has no cell: it takes whatever comes to it, and gives nothing.',
    example: {
      file: set,
      right: '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n',
      wrong: '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - ¦{}\n',
    },
    cure: 'Take it out, or write its cells; where nothing is meant to be given for what no other row takes, say under `intended` of the parameter why.',
    severity: 'warning',
  },
  'duplicate-condition': {
    meaning:
      'Two conditions of a list, or two blocks of questions beside each other, ask the same: one was copied to be changed.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  income-at-the-desk:\n    severity: warning\n' +
        '    violatedWhen: { any: [{ fact: benefitType, operator: equal, value: income }, ¦{ fact: benefitType, operator: equal, value: income }] }\n' +
        '    message: { en: "This needs advice.", de: "Das braucht Beratung." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { benefitType: income } }, expect: violated }\n' +
        '      - { given: { this: { benefitType: termLife } }, expect: satisfied }\n  end-age:\n',
    },
    cure: 'Change it to what it was to ask, or take it out; of two blocks put the questions into one.',
    severity: 'warning',
  },
  'duplicate-example': {
    meaning: 'An example gives and expects what another one of the same rule or fact does.',
    example: {
      file: rules,
      right: '      - { given: { this: { benefitType: termLife, ageAtEntry: 65 } }, expect: undecided }\n',
      wrong:
        '      - { given: { this: { benefitType: termLife, ageAtEntry: 65 } }, expect: undecided }\n      - ¦{ given: { this: { benefitType: termLife, ageAtEntry: 65 } }, expect: undecided }\n',
    },
    cure: 'Change it to what it was to show, or take it out.',
    severity: 'warning',
  },
  'missing-rate': {
    meaning:
      'A parameter set takes a currency and has no rate for it: an amount in it is compared with no limit, and its case is never complete.',
    example: {
      file: set,
      right: 'currencies: [EUR, USD]\nexchangeRates: { USD: 0.9 }\n',
      wrong: '¦currencies: [EUR, USD]\n',
    },
    cure: 'Say under `exchangeRates` what one of it is worth in the first currency, or take it out of `currencies`.',
    severity: 'warning',
  },
  'duplicate-answer': {
    meaning: 'Two screens of a source type ask for the same answer of an object, and a case may be shown both.',
    example: {
      file: 'screens/common/applicant/02-family.yaml',
      wrong: 'screen: family\nscope: person\nquestions:\n  - ¦attribute: children\n',
      besides: ['en', 'de'].map((locale) => ({
        file: `screens/common/texts/${locale}.yaml`,
        right: 'navigation:\n',
        wrong: `family:\n  name: "Family of {name} (${locale})"\n  group: "Family (${locale})"\n  questions:\n    children: "How many children? (${locale})"\nnavigation:\n`,
      })),
    },
    cure: 'Take one of the two away, or show one only where the other is not; `intended` says that it is meant so.',
    severity: 'warning',
  },
  'different-rates': {
    meaning:
      'Two parameter sets give a currency a worth that differs by more than the double, or of which one is the other upside down: a digit is lost, or a rate says what the first currency is worth.',
    example: {
      file: set,
      right: 'exchangeRates: { USD: 0.9 }',
      wrong: '¦exchangeRates: { USD: 9 }',
      besides: [
        {
          file: 'rules/tiny/csp/8.yaml',
          wrong: secondSet.replace('exchangeRates', '¦exchangeRates'),
        },
      ],
    },
    cure: 'Say what one of the currency is worth in the first of its set, and correct the rate that is wrong.',
    severity: 'warning',
  },
  'unreachable-value': {
    meaning:
      'A condition lists a value that what must hold beside it excludes: a code of another family, say. Another value was meant, or another condition. Or the condition of a fact is never so at all.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '  accidental-death-above-base:\n',
      wrong:
        '  odd-benefit:\n    severity: warning\n    violatedWhen: { all: [¦{ fact: benefitType, operator: in, value: [termLife, income] }, { fact: benefitType, operator: notEqual, value: income }] }\n' +
        '    message: { en: "Odd.", de: "Seltsam." }\n    reference: C05\n    examples:\n' +
        '      - { given: { this: { benefitType: termLife } }, expect: violated }\n' +
        '      - { given: { this: { benefitType: accidentalDeath } }, expect: satisfied }\n' +
        '  accidental-death-above-base:\n',
    },
    cure: 'Correct the condition, or take the value out of its list; where it is meant so, say so with `intended`.',
    severity: 'warning',
  },
  'different-sizes': {
    meaning:
      'A parameter set gives a parameter exactly ten, a hundred or a thousand times what another set of its system gives: a zero too many or too few. Or an amount is a twelfth of that of another set: that of a month.',
    example: {
      file: set,
      right: 'factor: 3',
      wrong: '¦factor: 30',
      besides: [
        {
          file: 'rules/tiny/csp/8.yaml',
          wrong: secondSet,
        },
      ],
    },
    cure: 'Correct the one that is wrong; where both are right, say so with `intended` at the parameter.',
    severity: 'warning',
  },
  'unasked-attribute': {
    meaning:
      'A rule rests on an attribute that no question of any source type asks for: it can hardly ever be decided. Or underwriters rely on one (`forUnderwriters`) for which nobody asks, or a fact asks for one together with answers beside which no screen asks for it.',
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
