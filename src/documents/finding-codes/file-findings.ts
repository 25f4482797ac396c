import type { FindingRows } from './finding-row.js';

/** Whether there is a file, and whether it can be read as YAML or CSV. */
export const fileFindings = {
  'unreadable-file': {
    meaning: 'A file that another one names is not there or cannot be read, or a file is no text in UTF-8.',
    example: {
      file: 'rules/tiny/csp/7.yaml',
      right: 'limits:\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
      wrong: 'limits: { rows: ¦limits.csv }\n',
    },
    cure: 'Put the file beside the one that names it, spelled the same way, and save it as UTF-8.',
  },
  'unknown-file': {
    meaning: 'Nothing reads this file or folder, because its name is none of those that are expected there.',
    example: {
      file: 'rules/common/parameter.yaml',
      wrong: '¦lowestAge: { kind: number, unit: year, meaning: "Lowest age" }\n',
    },
    cure: 'Correct the name, or take the file away; notes may stand in files that end in `.md`.',
  },
  'missing-file': {
    meaning: 'A file that a rule system or its screens cannot do without is not there.',
    example: {
      file: 'screens/common/applicant/navigation.yaml',
      at: 'screens/common/applicant/navigation.yaml:1:1',
    },
    cure: 'Add the file that the message names; another rule system has one to begin with.',
  },
  'duplicate-file': {
    meaning: 'There is a second file of a kind of which there may be one, or a copy of a file beside it.',
    example: {
      file: 'screens/tiny/technical/navigation.yaml',
      wrong: '¦menus: []\nbuttons:\n  - { button: next, command: next }\n',
    },
    cure: 'Keep one of the two: write what the second one has into the file that the message names.',
  },
  'empty-file': {
    meaning: 'The file holds nothing, or comments only; a table the names of its columns only.',
    example: { file: 'rules/common/facts/person.yaml', wrong: '¦# nothing yet\n' },
    cure: 'Fill the file, or take it away.',
  },
  'misplaced-file': {
    meaning:
      'The file has the keys of those of another folder: it was put into the wrong one. Or it stands in the folder of one system, and another one misses what it defines. Or a screen stands, by its group, with those of another source type, or by its number apart from all others of its group, or in a file without a number, behind all others.',
    example: {
      file: 'rules/common/facts/waivers.yaml',
      wrong: '¦scope: benefit\nrules:\n  waiver:\n    severity: error\n',
    },
    cure: 'Move it into the folder that the message names, or call it by a number among those of its group.',
  },
  'malformed-yaml': {
    meaning: 'The file is no YAML from here on, so that what follows cannot be judged either.',
    example: { file: 'rules/tiny/csp/7.yaml', right: '[18, 65]\n', wrong: '¦[18, 65\n' },
    cure:
      'Look at the place and the line before it for brackets and quotes that are not closed, a tab, or lines of one ' +
      'list that do not begin in the same column.',
  },
  'missing-end': {
    meaning:
      'The file ends in the middle of a line that it does not complete: a copy or transfer of it may have ended too early. Or attributes are gone that the file itself and others name, or facts that `names.yaml` and others do.',
    example: {
      file: 'rules/common/catalogues/risk-classes.yaml',
      wrong: 'catalogue: risk-classes\nentries:\n  low: { id: 1, name: { en: "Lo¦w',
    },
    cure: 'Fetch the file anew from where it is whole, or complete what stands at its end.',
  },
  'malformed-csv': {
    meaning: 'The file is no CSV from this line on: most often a quote is not closed.',
    example: { file: 'rules/common/catalogues/pursuits.csv', right: '"CHESS"', wrong: '¦"CHESS' },
    cure: 'Close the quote; a quote inside a text in quotes is written twice.',
  },
  'wrong-separator': {
    meaning:
      'The cells of a CSV file are separated by semicolons, tabs or bars: a spreadsheet saved it so; or synonyms by semicolons.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      wrong: 'key¦;name.en;name.de;riskClass\n"CHESS";"Chess";"Schach";low\n',
    },
    cure: 'Save the file as CSV separated by commas, in UTF-8, with the codes as texts so that they keep their zeros.',
  },
  'unmerged-lines': {
    meaning: 'Two people changed the same lines, and the merge left both: nothing says which of them hold.',
    example: {
      file: 'rules/tiny/csp/7.yaml',
      right: 'maximumAge: 120\n',
      wrong: '¦<<<<<<< HEAD\nmaximumAge: 120\n=======\nmaximumAge: 110\n>>>>>>> theirs\n',
    },
    cure: 'Keep what is right of both changes, and delete the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  'wrong-quote': {
    meaning:
      'A text begins with a quote for print, which a word processor makes; to YAML it is a letter like any other.',
    example: { file: 'rules/common/parameters.yaml', right: '"Highest age"', wrong: '¦“Highest age”' },
    cure: 'Write the straight quote `"`.',
  },
  'wrong-letter': {
    meaning:
      'A letter passed through a wrong encoding: `Ã¤` or the sign � stands for an umlaut, or an umlaut is written as a ' +
      'letter and two points apart, which no search finds. So are a question mark within a word, which stands for a letter ' +
      'that was lost, and signs that nobody sees, as a soft hyphen.',
    example: { file: 'rules/common/parameters.yaml', right: 'Highest age', wrong: 'Highest ¦Ã¤ge' },
    cure: 'Write the letter that was meant, or take the sign out that is not seen, and save the file as UTF-8.',
  },
  'unsupported-yaml': {
    meaning: 'Anchors (`&name`), aliases (`*name`) and tags (`!!int`) are YAML, but no part of the rule language.',
    example: { file: 'rules/tiny/csp/7.yaml', right: 'maximumAge: 120', wrong: 'maximumAge: &age ¦120' },
    cure: 'Write the value out in each place where it is needed.',
  },
  'unquoted-key': {
    meaning: 'A key is a number, true, false or empty; keys are texts.',
    example: {
      file: 'rules/common/catalogues/risk-classes.yaml',
      right: '  high: {',
      wrong: '  ¦310: { id: 3, name: { en: "Other", de: "Andere" } }\n  high: {',
    },
    cure: 'Put the key in double quotes.',
  },
  'missing-value': {
    meaning: 'A key has no value. Often a text without quotes has a comma or a colon in it, which begins a new key.',
    example: {
      file: 'rules/common/attributes/person.yaml',
      right: 'maximumLength: 200',
      wrong: 'maximumLength: ¦',
    },
    cure: 'Write the value, leave the key out, or put the text in double quotes.',
  },
  'wrong-count': {
    meaning:
      'A row of a CSV file has more or fewer cells than its header, or an operator has too many or too few values.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      right: '"CHESS","Chess","Schach",,,low,,,false',
      wrong: '¦"CHESS","Chess","Schach",,,low',
    },
    cure: 'Add or take away what the message counts; a text with a comma needs quotes, an empty cell its comma.',
  },
  'to-be-written': {
    meaning: 'Something begun with `case-capture new` waits for what only a person can write.',
    example: {
      file: 'rules/common/parameters.yaml',
      right: 'meaning: "A plain number"',
      wrong: 'meaning: "¦TODO: what it decides"',
    },
    cure: 'Write what belongs there, and take the word TODO away.',
    severity: 'warning',
  },
} as const satisfies FindingRows;
