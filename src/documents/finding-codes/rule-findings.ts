import type { FindingRows } from './finding-row.js';

/** Messages and examples of rules. */
export const ruleFindings = {
  'malformed-text': {
    meaning: 'A text with placeholders cannot be read: most often a brace is not closed.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Der Schutz endet mit {endAge}."',
      wrong: '"Der Schutz endet mit ¦{endAge."',
    },
    cure: 'Close the brace; texts are ICU messages, in which `{name}` is a placeholder and no tag `<...>` may stand.',
  },
  'untranslated-text': {
    meaning:
      'A text of several words is the same in two languages, or a word of which other texts, or its letters, show that it is one of the other language, or a single word of an English text that no other one and several German ones have, or of a German text one that is said otherwise wherever the English text has it (“Other Schmerzmittel”), or a paragraph of a long text reads as one: most often it was copied and not translated.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Der Schutz endet mit {endAge}."',
      wrong: '¦"The cover ends at {endAge}."',
    },
    cure: 'Translate it; of a proper name, or a word that both languages have, say `# intended: <reason>` at the end of the line, or above it; of a paragraph, behind the `>-` of its text.',
    severity: 'warning',
  },
  'different-numbers': {
    meaning:
      'A text states other numbers in one language than in another (in digits, or in letters up to twelve), has more paragraphs, or limits in the other direction; or a question states another number than the name of what it asks for.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"The cover ends at {endAge}."',
      wrong: '"The cover of 10 years ends at {endAge}."',
      besides: [
        {
          file: 'rules/common/plausibility/benefit.yaml',
          right: '"Der Schutz endet mit {endAge}."',
          wrong: '¦"Der Schutz von 15 Jahren endet mit {endAge}."',
        },
      ],
    },
    cure: 'Find out which of them is right, and write it in every language.',
  },
  'different-end': {
    meaning:
      'A text asks, states or introduces in one language and not in another, as its last mark tells: most often the end is lost. Or it sets a value in quotation marks that another one does not.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Der Schutz endet mit {endAge}."',
      wrong: '¦"Der Schutz endet mit {endAge}"',
    },
    cure: 'End both alike; where one language has another mark there, say `# intended: <reason>` at the end of the line, or above it.',
    severity: 'warning',
  },
  'different-order': {
    meaning:
      'Two placeholders, or two numbers, stand in another order than in another language: they may have been swapped. Or each of two stands, in an English text, behind the words that the other one is called after. Or a list of numbers ascends but for one of them.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Die Summe {sumInsured} übersteigt {limit}."',
      wrong: '¦"Die Summe {limit} übersteigt {sumInsured}."',
    },
    cure: 'Swap them back; if the sentence is right, put it so that they come in the same order, or say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'different-meaning': {
    meaning:
      'A text says something in one language that no word of another says: a “not”, a unit of time, percent, an annuity, a lump sum, on which side of a value something is. It is lost, too much, or another one is written. Or one of them speaks of what excludes that of which the other speaks (“left”, and “rechts”), or each has a word of the trade for which the other has none (“kidney”, and „Leber“), as may a name and its meaning, or a question and the name of what it asks for. Or a question speaks of the time before or after the period that it asks about, or asks “which” for a yes or no, or “have you” for a number or a date.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Der Schutz endet mit {endAge}."',
      wrong: '¦"Der Schutz endet nicht mit {endAge}."',
    },
    cure: 'Find out which of them is right; where the other language says it in another way, say `# intended: <reason>` at the end of the line, or above it.',
    severity: 'warning',
  },
  'wrong-spelling': {
    meaning:
      'A text has what slips in while one types: two blanks, a blank before a comma, a comma or a word twice, a bracket without its other, a small letter where a sentence begins, in German `ue` for `ü`, `u` for `ü` or `ss` for `ß` (in names of sheets, and without dots, where other words have the letter between the same others), the plural in the text for one; or a word stands once or twice, and is written as one that other texts often have but for two letters in the wrong order, or for a letter twice instead of once.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'en: "The sum {sumInsured} exceeds {limit}."',
      wrong: 'en: "The sum¦  {sumInsured} exceeds {limit}."',
    },
    cure: 'Write the text as it is to be read. Where it is meant so, say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'wrong-direction': {
    meaning:
      'A message says of something that it is above a limit, or after a date, where its rule is violated below or before it, or the other way round; or that it is above a limit at which the rule is violated, too.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Die Summe {sumInsured} übersteigt {limit}."',
      wrong: '¦"Die Summe {sumInsured} unterschreitet {limit}."',
    },
    cure: 'Compare the message with the operator of the rule: one of them is the wrong way round. Where the sentence is right, say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'wrong-language': {
    meaning:
      'A text stands under English and reads as German, or the other way round, or the names of a whole list do: two were exchanged, or one was not translated. Or it has one word that only texts of the other language have.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'en: "The sum {sumInsured} exceeds {limit}."',
      wrong: 'en: "¦Die Summe {sumInsured} ist mit dem Limit von {limit} nicht vereinbar."',
    },
    cure: 'Write the text in its language; where two were exchanged, exchange them again. Where it is meant so, say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'wrong-share': {
    meaning: 'A fact in percent is compared with a number below 1: 0.6 is six thousandths, not 60 percent.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }',
      wrong:
        'with:\n      share: { unit: percent, is: { divide: [{ subtract: [endAge, benefitType.maximumEndAge] }, benefitType.maximumEndAge] } }\n' +
        '    violatedWhen: { fact: share, operator: greaterThan, value: ¦0.5 }\n    intended: "nobody comes near"',
      besides: [
        {
          file: 'rules/common/catalogues/units.yaml',
          right: '  number: {',
          wrong: '  percent: { id: 301, dimension: percent, factor: 1, name: { en: "%", de: "%" } }\n  number: {',
        },
      ],
    },
    cure: 'Write percent as it is said, 60; where a share below one percent is meant, say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'unknown-reference': {
    meaning: 'A `reference` cites an id that `references.yaml` does not have, though it has others with that letter.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'reference: C03',
      wrong: 'reference: ¦C30',
      besides: [
        { file: 'rules/references.yaml', wrong: 'C03: { when: "end age above the maximum", instead: "practice" }\n' },
      ],
    },
    cure: 'Cite the id that is meant, or add it to `references.yaml`.',
  },
  'unknown-placeholder': {
    meaning: 'A placeholder names nothing that this text can be filled with.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"The cover ends at {endAge}."',
      wrong: '¦"The cover ends at {endAg}."',
    },
    cure: 'Take the spelling that the message proposes; in a rule, give any other value a name under `with`.',
  },
  'wrong-format': {
    meaning:
      'A placeholder is printed as something that its value is not: a text as a number, a number as a date, years as percent. It would print NaN, or fail.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"The cover ends at {endAge}."',
      wrong: '"The cover ends at {¦endAge, date}."',
    },
    cure: 'Write the placeholder alone, which prints the value as the locale writes it; `number`, `plural` and `number, unit` are for numbers, `select` for codes, words and numbers.',
  },
  'different-placeholders': {
    meaning: 'The placeholders of a text are not the same in every locale.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"Der Schutz endet mit {endAge}."',
      wrong: '¦"Der Schutz endet zu spät."',
    },
    cure: 'Write the same placeholders into the text of each locale.',
  },
  'uncertain-placeholder': {
    meaning: 'A message prints a value that may not be known when the rule is violated.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '"The cover ends at {endAge}."\n      de: "Der Schutz endet mit {endAge}."',
      wrong: '¦"The sum {sumInsured} ends at {endAge}."\n      de: "Die Summe {sumInsured} endet mit {endAge}."',
    },
    cure: 'Ask for the value in `violatedWhen` (`operator: isKnown`; of a list `someFact:isKnown`), or leave it out of the message.',
  },
  'missing-example': {
    meaning: 'A rule has no example that violates it, or none that satisfies it.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right:
        '      - { given: { this: { benefitType: termLife, ageAtEntry: 65, insurancePeriod: 20 } }, ' +
        'expect: satisfied }\n',
      wrong: '',
      at: 'rules/common/plausibility/benefit.yaml:12:5',
    },
    cure: 'Add an example on each side of the limit, as close to it as can be.',
  },
  'wrong-example': {
    meaning:
      'An example does not come out as it says; or, with `--deep`, something else is said of a persona than it expects.',
    example: { file: 'rules/common/facts/benefit.yaml', right: 'expect: 60', wrong: '¦expect: 61' },
    cure: 'Find out which of the two is right, the rule or the example, and correct the other.',
  },
  'different-persona': {
    meaning:
      'A rule comes out otherwise for the answers of a persona than the persona says, all of them given at once. Of several personas it is told at the rule, of one at the persona.',
    example: {
      file: 'rules/personas/people.yaml',
      wrong:
        'teacher:\n  who: Teacher of 40.\n  sets: [7]\n' +
        '  person: { age: 40, benefits: [{ benefitType: termLife, insurancePeriod: 20 }] }\n' +
        '  says: [¦{ rule: end-age, severity: warning }]\n',
      besides: [{ file: 'rules/personas/profiles.yaml', wrong: 'day: "2026.06.15"\nprofiles: {}\n' }],
    },
    cure: 'Find out which of the two is right, the rule or the persona, and correct the other; `case-capture personas` captures the persona screen by screen.',
    severity: 'warning',
  },
  'wrong-definition': {
    meaning:
      'Several examples of a rule or fact do not come out as they say, and all do with one change of what is written: here, in the rule or fact itself, or in a parameter that it reads.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'violatedWhen: { fact: endAge, operator: greaterThan,',
      wrong: 'violatedWhen: ¦{ fact: endAge, operator: lessThanInclusive,',
    },
    cure: 'Make the change that the message names; when the examples are what is wrong, correct those.',
  },
  'wrong-choice': {
    meaning: 'An example gives an object for a relation that would choose another one, or none.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3 }, expect: violated',
      wrong: '¦base: { benefitType: accidentalDeath, sumInsured: 100 }, csp.factor: 3 }, expect: violated',
    },
    cure: 'Give the object what the relation asks for in `rule-set.yaml`: its condition (`where`) and its order.',
  },
  'missing-today': {
    meaning: 'What comes out of an example depends on the day on which it is run.',
    example: {
      file: 'rules/common/plausibility/person.yaml',
      wrong: `scope: person
rules:
  born-in-the-future:
    severity: error
    violatedWhen: { fact: dateOfBirth, operator: after, value: { fact: evaluation.today } }
    message: { en: "Born on {dateOfBirth}.", de: "Geboren am {dateOfBirth}." }
    reference: A13
    examples:
      - { given: { this: { dateOfBirth: "2026.11.22" }, evaluation.today: "2026.11.21" }, expect: violated }
      - ¦{ given: { this: { dateOfBirth: "1990.11.21" } }, expect: satisfied }
`,
    },
    cure: 'Give the example its day: `evaluation.today: "2026.11.21"`.',
  },
} as const satisfies FindingRows;
