import type { FindingRows } from './finding-row.js';

/** Screens, their questions and their texts. */
export const screenFindings = {
  'unknown-screen': {
    meaning: 'There is no screen of this key: texts are written for it, or a system adds questions to it.',
    example: {
      file: 'screens/tiny/applicant/01-health.yaml',
      wrong: 'screen: ¦helth\nquestions:\n  - attribute: name\n',
    },
    cure: 'Take the key that stands behind `screen:` in the file of the screen.',
  },
  'unknown-group': {
    meaning:
      'A system adds questions to a group, or to questions outside groups, that the shared screen does not have.',
    example: {
      file: 'screens/tiny/technical/01-application.yaml',
      wrong: 'screen: application\ngroups:\n  - group: ¦eech\n    questions:\n      - attribute: weight\n',
    },
    cure: 'Take the key of a group of the shared screen.',
  },
  'unknown-notice': {
    meaning: 'A screen shows a notice that the rules do not have.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '  - attribute: weight\n',
      wrong: '  - notice: ¦duty-of-disclosure\n  - attribute: weight\n',
    },
    cure: 'Take the key of a notice in `notices/`, or write the notice there.',
  },
  'misplaced-notice': {
    meaning: 'No question stands directly behind a notice in its list, so that a questionnaire could not show it.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '  - attribute: children\n',
      wrong: '  - attribute: children\n  - ¦notice: duty-of-disclosure\n',
      besides: [
        {
          file: 'rules/tiny/notices/law.yaml',
          wrong:
            'notices:\n  duty-of-disclosure:\n    source: "VVG 19(5)"\n    versions:\n' +
            '      - { version: 1, from: "2026.01.01", approvedBy: none, ' +
            'title: { en: "Notice", de: "Hinweis" }, text: { en: "Please state all.", de: "Bitte geben Sie alles an." } }\n',
        },
      ],
    },
    cure: 'Put the notice in front of the question that it is read before; inside of the block, when that one stands in one.',
  },
  'wrong-object': {
    meaning:
      'The object exists but cannot stand here: nothing leads to what a button adds, or from a screen to its person.',
    example: {
      file: 'screens/common/technical/01-application.yaml',
      right: 'object: person',
      wrong: 'object: ¦smoking',
    },
    cure: 'Take one of the objects that the message lists, or declare the relation in `rule-set.yaml`.',
  },
  'missing-search': {
    meaning: 'A question offers so many entries, or is of such a kind, that it must be searched.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '    by: code\n    searchable: true\n',
      wrong: '    by: code\n    searchable: ¦false\n',
    },
    cure: 'Write `searchable: true`.',
  },
  'misplaced-group': {
    meaning:
      'A group of this type cannot stand here: lists do not nest, and screens shown as SB2 have no lists, no buttons.',
    example: {
      file: 'screens/common/technical/01-application.yaml',
      right: '            mandatoryWhen: true\n',
      wrong:
        '            mandatoryWhen: true\n        groups:\n' +
        '          - { group: all, type: ¦list, over: benefits, questions: [{ attribute: name }] }\n',
    },
    cure: 'Put the group beside the list, or on a screen of its own.',
  },
  'misplaced-question': {
    meaning: 'A question stands above the one whose answer shows it: it appears where nobody looks any more.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '  - attribute: weight\n',
      wrong:
        '  - ¦{ attribute: children, shownWhen: { fact: medication, operator: isConfirmed } }\n  - attribute: weight\n',
      besides: [{ file: 'screens/common/applicant/01-health.yaml', right: '  - attribute: children\n', wrong: '' }],
    },
    cure: 'Put it below the question that shows it.',
  },
  'surplus-question': {
    meaning: 'A group of the type `input` frames more than one question.',
    example: {
      file: 'screens/common/technical/01-application.yaml',
      right: '    groups:\n      - group: persons\n',
      wrong:
        '    groups:\n      - group: body\n        type: input\n        questions:\n' +
        '          - attribute: persons.weight\n          - ¦attribute: persons.children\n      - group: persons\n',
      besides: ['en', 'de'].map((locale) => ({
        file: `screens/common/texts/${locale}.yaml`,
        right: '    applicationId:',
        wrong: '    persons.weight: "Weight"\n    persons.children: "Children"\n    applicationId:',
      })),
    },
    cure: 'Give the second question a group of its own, or write `type: group`.',
  },
  'duplicate-default': {
    meaning: 'Two buttons of a row are the one that the enter key presses.',
    example: {
      file: 'screens/common/technical/navigation.yaml',
      right: 'command: refresh }\n  - { button: next, command: next, default',
      wrong: 'command: refresh, default: true }\n  - { button: next, command: next, ¦default',
    },
    cure: 'Leave `default: true` with one of them.',
  },
  'duplicate-button': {
    meaning: 'Two buttons of a group do the same.',
    example: {
      file: 'screens/common/technical/01-application.yaml',
      right: '      - { button: deletePerson, command: delete, over: persons }\n',
      wrong: '      - ¦{ button: deletePerson, command: add, object: person }\n',
      besides: ['en', 'de'].map((locale) => ({
        file: `screens/common/texts/${locale}.yaml`,
        right: `deletePerson: "Delete {name}"`,
        wrong: 'deletePerson: "Another"',
      })),
    },
    cure: 'Change what one of them does, or take it out with its text.',
    severity: 'warning',
  },
  'duplicate-position': {
    meaning: 'Two groups beside each other have the same place in the layout: one would cover the other.',
    example: {
      file: 'screens/common/technical/01-application.yaml',
      right: '    type: relButtons\n',
      wrong: '    type: relButtons\n    layout: { position: ¦{ relXPosition: 0, relYPosition: 0 } }\n',
    },
    cure: 'Give each group a place of its own.',
    severity: 'warning',
  },
  'duplicate-question': {
    meaning: 'A screen asks the same thing twice.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '  - attribute: children\n',
      wrong: '  - ¦attribute: weight\n    key: children\n',
    },
    cure: 'Take one of the two away; a question that is shown in several cases has `any` in its `shownWhen`.',
  },
  'missing-text': {
    meaning: 'A word that a person reads is missing in one locale or more.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: '    weight: "Your weight, {name}? (en)"\n    medication: "Medication? (en)"\n',
      wrong: '    ¦weight: "Your weight, {name}? (en)"\n',
    },
    cure: 'Write the text into `texts/<locale>.yaml` of each locale that the message names, under its key. Where another locale has it, the finding stands where it is missing: behind the text that precedes it there.',
  },
  'surplus-text': {
    meaning:
      'Nothing shows this text; most often its key is misspelled. Or a screen has lost a question, of which the texts are there: it is told where the question would stand.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: 'health:\n',
      wrong: 'health:\n  buttons: { ¦go: "Go" }\n',
    },
    cure: 'Correct the key, put the question back, or take the text away.',
  },
  'duplicate-text': {
    meaning:
      'Two questions read the same in one locale, and not in another, or on one screen in every one: most often a text was copied and not written anew. Or a notice is shown twice on one screen.',
    example: {
      file: 'screens/common/texts/de.yaml',
      right: '    children: "Children? (de)"\n',
      wrong: '    children: ¦"Medication? (de)"\n',
    },
    cure: 'Write the text of the question that it belongs to; where one word stands for two things, say more in that locale, or `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'misplaced-text': {
    meaning:
      'Of two questions of a screen, or two rules of a file, each speaks of what the other one is about, and less or not at all of what it is about itself: their texts were exchanged. Or two entries of a catalogue have the names of each other in one language, or names whose numbers are not in the order of the list, a text or a name stands under the language of the other one, as the letters of all others tell, or a notice stands behind the question of its name.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: '    medication: "Medication? (en)"\n',
      wrong: '    medication: ¦"Children? (en)"\n',
      besides: [
        {
          file: 'screens/common/texts/en.yaml',
          right: '    children: "Children? (en)"\n',
          wrong: '    children: "Medication? (en)"\n',
        },
      ],
    },
    cure: 'Exchange the two texts again, put the notice before its question; where it is meant so, say `# intended: <reason>` at the end of the line.',
    severity: 'warning',
  },
  'wrong-word': {
    meaning: 'A text uses a word that the glossary does not want.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: '"Medication? (en)"',
      wrong: '"¦Drugs? (en)"',
      besides: [
        {
          file: 'rules/tiny/glossary.yaml',
          wrong:
            'medication:\n  name: { en: "medication", de: "Medikament" }\n  meaning: "Drugs are illegal"\n' +
            '  avoid: { en: ["drugs"] }\n',
        },
      ],
    },
    cure: 'Use the word that the message names; where the other is right, add the phrase to `except` of the term in `glossary.yaml`.',
  },
  'missing-placeholder': {
    meaning: 'A question about a look-back period does not say how long it is.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: '"Medication? (en)"',
      wrong: '¦"Medication? (en)"',
      besides: [
        { file: 'screens/common/texts/de.yaml', right: 'Medication? (de)', wrong: 'Medikamente in {lookBack}?' },
        {
          file: 'rules/tiny/attributes/person.yaml',
          right: 'kind: reference, catalogue: yes-no',
          wrong: 'kind: reference, catalogue: yes-no, lookBack: { fact: csp.period }',
        },
      ],
    },
    cure: 'Write `{lookBack}` where the period stands; it prints “the last 5 years” as the parameter set has it.',
  },
  'wrong-look-back': {
    meaning: 'A follow-up asks for a longer period than the question that opened it, in one of the parameter sets.',
    example: {
      file: 'rules/tiny/attributes/smoking.yaml',
      right: 'cigarettesPerDay: { id: 1002, kind: number',
      wrong: '¦cigarettesPerDay: { id: 1002, kind: number, lookBack: { fact: csp.longPeriod }',
      besides: [
        ...['en', 'de'].flatMap((locale) => [
          { file: `screens/common/texts/${locale}.yaml`, right: `Medication? (${locale})`, wrong: 'In {lookBack}?' },
          {
            file: `screens/common/texts/${locale}.yaml`,
            right: `How many? (${locale})`,
            wrong: `${locale === 'en' ? 'How many' : 'Wie viele'} in {lookBack}?`,
          },
        ]),
        {
          file: 'rules/tiny/attributes/person.yaml',
          right: 'kind: reference, catalogue: yes-no',
          wrong: 'kind: reference, catalogue: yes-no, lookBack: { fact: csp.period }',
        },
      ],
    },
    cure:
      'Give the follow-up a parameter that is no longer, or shorten it in the sets that the message names; where one of several ' +
      'questions opened it, name that one with `followsUp`.',
  },
  'wrong-opener': {
    meaning: 'A question is said to follow up another, but nothing that shows it rests on the answer to that one.',
    example: {
      file: 'screens/common/applicant/01-health.yaml',
      right: '  - attribute: benefits.smokerType\n',
      wrong: '  - attribute: benefits.smokerType\n    followsUp: ¦medication\n',
    },
    cure: 'Name a question that its condition, that of its screen or that of the list of its objects rests on.',
  },
  'unquoted-text': {
    meaning: 'A text stands without quotes; a colon or a comma in it would make a new key.',
    example: {
      file: 'screens/common/texts/en.yaml',
      right: '"Medication? (en)"',
      wrong: '¦Medication? (en)',
    },
    cure: 'Put the text in double quotes.',
  },
} as const satisfies FindingRows;
