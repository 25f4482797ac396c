import type { Edit } from '../rules/edited-files.js';
import { edit } from '../screens/screen-edits.js';
import { diffData } from './diff-data.js';

/** Two states of the small rules and screens (`diffData`) of which both are edited. */
export interface EditedPair {
  readonly what: string;
  readonly before: readonly Edit[];
  readonly now: readonly Edit[];
}

const text = (file: string): string => diffData[file] ?? '';
const set7 = 'rules/tiny/csp/7.yaml';
const person = 'rules/common/plausibility/person.yaml';

/** A second system on what is shared, with one parameter set. */
const second: readonly Edit[] = [
  ...Object.keys(diffData)
    .filter((file) => file.startsWith('rules/tiny/') && !file.includes('/csp/'))
    .map((file) => edit(file.replace('/tiny/', '/small/'), '', text(file))),
  edit('rules/small/csp/9.yaml', '', text(set7).replace('en: "Seven", de: "Sieben"', 'en: "Nine", de: "Neun"')),
];

const classes = (...words: readonly string[]): Edit =>
  edit(
    'rules/common/catalogues/risk-classes.yaml',
    '',
    `catalogue: risk-classes
entries:
${words.map((word) => `  ${word}: { id: ${word.charCodeAt(0)}, name: { en: "${word}", de: "${word}" } }\n`).join('')}`,
  );

const message = (words: string): Edit => edit(person, 'en: "A minor."', `en: "${words}"`);
const rows = (...lines: readonly string[]): Edit =>
  edit(
    set7,
    '  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n',
    lines.map((line) => `  - ${line}\n`).join(''),
  );

export const largerEdits: readonly EditedPair[] = [
  { what: 'a rule system comes', before: [], now: second },
  { what: 'a rule system goes', before: second, now: [] },
  {
    what: 'what two systems share, what the second has alone, and what the first has alone',
    before: second,
    now: [
      ...second,
      edit(person, 'severity: warning', 'severity: error'),
      edit('rules/small/csp/9.yaml', 'maximumAge: 120', 'maximumAge: 99'),
      edit(set7, 'factor: 3', 'factor: 4'),
    ],
  },
  {
    what: 'five codes in another order, one by one',
    before: [classes('low', 'a', 'b', 'c', 'd', 'high')],
    now: [classes('high', 'd', 'c', 'b', 'a', 'low')],
  },
  {
    what: 'six codes in another order, as one',
    before: [classes('low', 'a', 'b', 'c', 'd', 'e', 'high')],
    now: [classes('high', 'e', 'd', 'c', 'b', 'a', 'low')],
  },
  {
    what: 'codes that come and go among others in another order',
    before: [classes('low', 'a', 'b', 'high')],
    now: [classes('high', 'b', 'c', 'low')],
  },
  {
    what: 'a text of 600 letters becomes one of 601',
    before: [message('a'.repeat(600))],
    now: [message('b'.repeat(601))],
  },
  {
    what: 'a word in the middle of a long text',
    before: [message(`${'one two three '.repeat(20)}four`)],
    now: [message(`${'one two three '.repeat(10)}five ${'one two three '.repeat(10)}four`)],
  },
  {
    what: 'rows that give something else for something else, as many as before',
    before: [rows('{ age: 40, sum: 5 }', '{ age: 50, sum: 4 }', '{ sum: 3 }')],
    now: [rows('{ age: 41, sum: 15 }', '{ age: 51, sum: 14 }', '{ sum: 3 }')],
  },
  {
    what: 'rows that give something else for something else, one more than before',
    before: [rows('{ age: 40, sum: 5 }', '{ sum: 3 }')],
    now: [rows('{ age: 41, sum: 15 }', '{ age: 51, sum: 14 }', '{ sum: 3 }')],
  },
  {
    what: 'a row that gives the same for something else, among others that do not',
    before: [rows('{ age: 40, sum: 5 }', '{ age: 50, sum: 4 }', '{ sum: 3 }')],
    now: [rows('{ age: 42, sum: 15 }', '{ age: 45, sum: 5 }', '{ sum: 3 }')],
  },
  {
    what: 'a row that is written twice, and once',
    before: [rows('{ age: 40, sum: 5 }', '{ age: 40, sum: 6 }', '{ sum: 3 }')],
    now: [rows('{ age: 40, sum: 5 }', '{ sum: 3 }')],
  },
  {
    what: 'the severity that a set gives to a rule goes',
    before: [],
    now: [edit(set7, 'severities: { end-age: warning }\n', '')],
  },
  {
    what: 'two rules are called otherwise, and say something else',
    before: [],
    now: [
      edit(person, '  minor:', '  child:'),
      edit(person, 'en: "A minor."', 'en: "A child."'),
      edit(person, '  sum-above-limit:', '  too-much:'),
    ],
  },
];
