import type { FindingRows } from './finding-row.js';

/** Keys and values of any file, before anything is known of what they name. */
export const structureFindings = {
  'unknown-key': {
    meaning: 'There is no such key here; most often it is misspelled.',
    example: { file: 'rules/common/attributes/benefit.yaml', right: 'decimals: 0', wrong: '¦decimls: 0' },
    cure: 'Take the spelling that the message proposes, or one of the keys that it lists.',
  },
  'missing-key': {
    meaning: 'A key that is needed here is not there.',
    example: {
      file: 'rules/common/attributes/benefit.yaml',
      right: 'insurancePeriod: { id: 121, ',
      wrong: '¦insurancePeriod: { ',
    },
    cure: 'Add the key that the message names, with its value.',
  },
  'surplus-key': {
    meaning: 'The key exists, but does not go with what stands beside it, or with what it is about.',
    example: {
      file: 'rules/common/attributes/person.yaml',
      right: 'exactTo: day',
      wrong: 'exactTo: day, ¦decimals: 0',
    },
    cure: 'Take one of the two away; the message says which keys exclude each other, or what the key is for.',
  },
  'duplicate-key': {
    meaning:
      'The same name stands twice where each may stand once: a key, a rule, a fact, an entry, a screen, a text. Keys of a catalogue differ in more than capitals.',
    example: {
      file: 'rules/common/attributes/person.yaml',
      right: 'kind: date, exactTo',
      wrong: 'kind: date, ¦kind: string, exactTo',
    },
    cure: 'Take one of the two away, or give it a name of its own.',
  },
  'duplicate-item': {
    meaning: 'The same value stands twice in one list, or is printed twice by one text.',
    example: { file: 'rules/tiny/csp/7.yaml', right: '[EUR, USD]', wrong: '[EUR, USD, ¦USD]' },
    cure: 'Take one of the two away, or write the one that was meant.',
  },
  'wrong-kind': {
    meaning: 'A value, or what a name stands for, is of another kind than needed: a text for a number, one for many.',
    example: { file: 'rules/common/attributes/benefit.yaml', right: 'id: 121', wrong: 'id: ¦"121"' },
    cure:
      'Write what the message expects: numbers without quotes, dates and codes of digits in double quotes, ' +
      'facts as `{ fact: name }` where a plain word would be a code.',
  },
  'wrong-form': {
    meaning:
      'A text is not written in the form that it needs: a name, a date, a locale, the name of a file; or a number has a zero in front, so that it is a code, or has lost what stood before it.',
    example: {
      file: 'rules/common/attributes/benefit.yaml',
      right: 'singlePremium: { id',
      wrong: '¦single_premium: { id',
    },
    cure: 'Write it in the form that the message expects, as `camelCase` for facts and `kebab-case` for rules.',
  },
  'wrong-value': {
    meaning:
      'A number is outside of its bounds, or a lower limit lies above the upper one. Or a cell is not what the key says in all other rows (its group, its level), or one of several numbered answers (systolic1, systolic2) has other bounds than the rest. Or an answer sets some of the amounts to 0 that another answer sets together.',
    example: {
      file: 'rules/common/attributes/benefit.yaml',
      right: 'minimum: 1, maximum: 99',
      wrong: 'minimum: ¦100, maximum: 99',
    },
    cure: 'Choose a number within the bounds that the message gives, or put the two limits in order.',
  },
  'misplaced-point': {
    meaning: 'A number has a point before three digits, the last of them 0: 750.000 is 750, and no thousands.',
    example: { file: 'rules/tiny/csp/7.yaml', right: 'factor: 3', wrong: 'factor: ¦3.000' },
    cure: 'Write thousands without a mark, and a fraction without zeros at its end.',
  },
  'surplus-blank': {
    meaning: 'A name or code in quotes begins or ends with a blank, which nobody sees and nothing else has.',
    example: {
      file: 'rules/common/catalogues/risk-classes.yaml',
      right: '  high: {',
      wrong: '  ¦"other ": { id: 3, name: { en: "Other", de: "Andere" } }\n  high: {',
    },
    cure: 'Take the blank away.',
  },
  'unknown-value': {
    meaning: 'The word is none of those that may stand here; most often it is misspelled.',
    example: {
      file: 'rules/common/catalogues/benefit-types.yaml',
      right: 'pays: perTime',
      wrong: 'pays: ¦perTme',
    },
    cure: 'Take the spelling that the message proposes, or one of the words that it lists.',
  },
  'empty-list': {
    meaning: 'A list, a table or a pair of braces has nothing in it.',
    example: { file: 'rules/common/plausibility/benefit.yaml', right: 'sources: [technical]', wrong: 'sources: ¦[]' },
    cure: 'Give it at least one entry, or leave the key out.',
  },
  'empty-text': {
    meaning: 'A text is empty or blank.',
    example: { file: 'rules/common/parameters.yaml', right: '"Highest age"', wrong: '¦""' },
    cure: 'Write the text.',
  },
} as const satisfies FindingRows;
