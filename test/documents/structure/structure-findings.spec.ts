import { findsInRules, type RuleMistake } from '../../support/findings/finds-in-rules.js';

const benefit = 'common/attributes/benefit.yaml';
const person = 'common/attributes/person.yaml';
const parameters = 'common/parameters.yaml';
const csp = 'tiny/csp/7.yaml';
const header = 'tiny/rule-set.yaml';

describe('in YAML that says less, or more, than it seems, loading finds', () => {
  findsInRules([
    [
      'a key that stands twice',
      person,
      'kind: date, exactTo',
      'kind: date, ¦kind: date, exactTo',
      'duplicate-key',
      '"kind" stands twice',
    ],
    ['a comma for the decimals', csp, '{ USD: 0.9 }', '{ USD: ¦0,9 }', 'wrong-form', 'a point: 0.9'],
    ['a key that is a number', csp, '{ USD: 0.9 }', '{ ¦7: 0.9 }', 'unquoted-key', 'number key 7'],
    ['an alias', csp, 'maximumAge: 120', 'maximumAge: ¦*age', 'unsupported-yaml', '*age'],
    ['a tag', csp, 'maximumAge: 120', 'maximumAge: !!int ¦120', 'unsupported-yaml', 'int'],
    ['a number that is not finite', csp, 'maximumAge: 120', 'maximumAge: ¦.inf', 'wrong-kind', 'Infinity'],
    ...(
      [
        ['two tags', '!a ¦!b 120', 'a ! makes a tag'],
        ['two anchors', '&a ¦&b 120', 'an & makes an anchor'],
        ['an anchor of an alias', '&a ¦*b', 'an & makes an anchor'],
        ['an alias without a name', '¦*', 'cannot begin with * or &'],
        ['an anchor without a name', '¦&', 'cannot begin with * or &'],
        ['a text that begins as one over several lines does', '|¦old', 'nothing else stands behind it'],
      ] as const
    ).map(
      ([what, written, says]): RuleMistake => [
        what,
        csp,
        'maximumAge: 120',
        `maximumAge: ${written}`,
        'malformed-yaml',
        says,
      ],
    ),
    ['a directive', csp, 'name:', '¦%YML 1.3\n---\nname:', 'malformed-yaml', 'is a directive'],
    [
      'a text with a colon that is too long for a key',
      csp,
      'maximumAge: 120',
      `¦${'many words, '.repeat(100)}maximumAge: 120`,
      'malformed-yaml',
      'longer than a key can be',
    ],
    ['a bracket that is not closed', csp, 'ageRange: [18, 65]', 'ageRange: ¦[18, 65', 'malformed-yaml', 'expected ]'],
    ['an empty file', parameters, '', '¦# nothing\n', 'empty-file', 'empty'],
  ]);
});

describe('in the structure of a file loading finds', () => {
  findsInRules([
    [
      'a misspelled word of a fixed list',
      benefit,
      'kind: number, unit: year, decimals',
      'kind: ¦numbr, unit: year, decimals',
      'unknown-value',
      'did you mean number?',
    ],
    ['a name in another style', benefit, 'sumAssuredE: { id', '¦sum_assured_e: { id', 'wrong-form', 'camelCase'],
    ['a word twice in a list', header, '[en, de]', '[en, de, ¦de]', 'duplicate-item', 'twice'],
    ['a number out of its bounds', csp, 'USD: 0.9', 'USD: ¦0', 'wrong-value', '> 0'],
  ]);
});
