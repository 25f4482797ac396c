import { type CompletionPlace, fact, rule, rules } from './completion-places.js';

/** Places in what is begun: keys that are not there yet, texts of screens, tests. */
export const begunPlaces: readonly CompletionPlace[] = [
  [
    'keys of the right side of a comparison',
    rules,
    rule('    violatedWhen: { fact: height, operator: greaterThan, value: { ¦ } }\n'),
    ['fact'],
    ['operator', 'sum', 'all'],
  ],
  [
    'keys of a condition that are not written yet',
    rules,
    rule('    violatedWhen: { fact: height, ¦ }\n'),
    ['operator', 'value'],
    ['fact'],
  ],
  [
    'keys of what is rounded',
    'rules/common/facts/build.yaml',
    fact('{ round: { value: height, ¦ } }'),
    ['decimals', 'to', 'mode'],
    ['value', 'sum'],
  ],
  [
    'keys of a table that is looked up',
    'rules/common/facts/build.yaml',
    fact('{ table: { ¦ } }'),
    ['of', 'at', 'gives'],
    ['sum'],
  ],
  [
    'keys of a sum over objects',
    'rules/common/facts/build.yaml',
    fact('{ sum: { over: benefits, ¦ } }'),
    ['of', 'where', 'others'],
    ['over', 'literal'],
  ],
  ['keys of so many conditions', rules, rule('    violatedWhen: { atLeast: { ¦ } }\n'), ['count', 'of'], ['operator']],
  ['languages of a message', rules, rule('    message: { en: "x", ¦ }\n'), ['de'], ['en']],
  [
    'what the tests of a rule give',
    'rules/international/tests/begun.yaml',
    'tests:\n  - rule: body-mass-index-not-plausible\n    examples:\n      - { given: { this: { ¦ } }, expect: violated }\n',
    ['height'],
    ['sumInsured', 'bodyMassIndex'],
  ],
  [
    'what a rule can come to in its tests',
    'rules/international/tests/begun.yaml',
    'tests:\n  - rule: body-mass-index-not-plausible\n    examples:\n      - { given: {}, expect: ¦ }\n',
    ['violated', 'satisfied', 'undecided'],
    [],
  ],
  [
    'questions of a screen that have no text yet',
    'screens/common/texts/en.yaml',
    'health:\n  questions:\n    treatingDoctor: "Who?"\n    ¦\n',
    ['sickLeaveDays', 'pregnant'],
    ['treatingDoctor', 'sumInsured'],
  ],
  [
    'in the braces of a text what is known of the object of its screen',
    'screens/common/texts/en.yaml',
    'health:\n  questions:\n    height: "How tall, {¦}?"\n',
    ['weight', 'bodyMassIndex'],
    ['sumInsured'],
  ],
];
