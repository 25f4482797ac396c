import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { checkStructure } from '../../../src/documents/structure/structure.js';
import { readWithYaml } from '../../../src/documents/yaml/yaml.js';

const named = (pattern: string): object => ({ properties: { a: { type: 'string', pattern } } });

/** A schema, a text with a mark where the finding stands, its code and its message. */
const rows: readonly (readonly [what: string, schema: object, text: string, code: string, message: string])[] = [
  [
    'an unknown key',
    { properties: { name: {}, unit: {} }, additionalProperties: false },
    '{ name: 1, ¦unti: 2 }',
    'unknown-key',
    'unknown key "unti" (did you mean unit?); expected one of: name, unit',
  ],
  [
    'an unknown key where there is none',
    { type: 'object', additionalProperties: false },
    '{ ¦a: 1 }',
    'unknown-key',
    'unknown key "a"; expected one of: ',
  ],
  [
    'a missing key, at the key that it is missing of',
    { properties: { a: { required: ['b'] } } },
    '{ ¦a: {} }',
    'missing-key',
    'the key "b" is missing',
  ],
  ['a missing key of the whole file', { required: ['b'] }, '¦{ a: 1 }', 'missing-key', 'the key "b" is missing'],
  ['a list', { items: { type: 'object' } }, '[¦[]]', 'wrong-kind', 'found a list; expected keys with values'],
  ['keys', { items: { type: 'array' } }, '[¦{}]', 'wrong-kind', 'found keys with values; expected a list'],
  ['a number for a text', { items: { type: 'string' } }, '[¦7]', 'wrong-kind', 'found 7; expected a text (in quotes)'],
  [
    'a text for a number',
    { items: { type: 'number' } },
    '[1, ¦"x"]',
    'wrong-kind',
    'found the text "x"; expected a number',
  ],
  ['a fraction', { items: { type: 'integer' } }, '[¦1.5]', 'wrong-kind', 'found 1.5; expected a whole number'],
  [
    'a text for a truth or keys',
    { items: { type: ['boolean', 'object'] } },
    '[¦"yes"]',
    'wrong-kind',
    'found the text "yes"; expected true or false or keys with values',
  ],
  [
    'another word than those of a list',
    { items: { enum: ['first', 'last', 3] } },
    '[¦frist]',
    'unknown-value',
    'found the text "frist" (did you mean first?); expected one of: first, last, 3',
  ],
  [
    'a list for a word',
    { items: { enum: ['first'] } },
    '[¦[first]]',
    'unknown-value',
    'found a list; expected one of: first',
  ],
  [
    'a key of another form',
    { propertyNames: { pattern: '^[a-z]{2}$' } },
    '{ de: 1, ¦eng: 2 }',
    'wrong-form',
    'found the key "eng"; expected a locale of two small letters',
  ],
  ...(
    [
      ['^[a-z]{2}$', 'a locale of two small letters'],
      ['^[a-z][A-Za-z0-9]*$', 'a name in camelCase'],
      ['^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$', 'names in camelCase joined by points'],
      ['^[a-z0-9]+(-[a-z0-9]+)*$', 'a name in kebab-case'],
      ['^[a-z]+(-[a-z]+)*$', 'a name in kebab-case'],
      ['^csp\\.', 'a parameter, csp.<name>'],
      ['\\.csv$', 'the name of a .csv file beside this one'],
      ['^!$', 'the form ^!$'],
    ] as const
  ).map(
    ([pattern, form]) =>
      [
        `a text that is not ${form} (${pattern})`,
        named(pattern),
        '{ a: ¦"A-" }',
        'wrong-form',
        `found the text "A-"; expected ${form}`,
      ] as const,
  ),
  [
    'an empty list',
    { items: { minItems: 1 } },
    '[¦[]]',
    'empty-list',
    'found an empty list; expected at least one entry',
  ],
  [
    'no keys',
    { items: { minProperties: 1 } },
    '[¦{}]',
    'empty-list',
    'found nothing in the braces; expected at least one entry',
  ],
  ['an empty text', { items: { minLength: 1 } }, '[¦""]', 'empty-text', 'found an empty text'],
  ['an item twice', { uniqueItems: true }, '[a, b, ¦a]', 'duplicate-item', 'found the text "a" twice in one list'],
  ['less than a minimum', { items: { minimum: 1 } }, '[1, ¦0]', 'wrong-value', 'found 0; expected a number >= 1'],
  ['more than a maximum', { items: { maximum: 1 } }, '[1, ¦2]', 'wrong-value', 'found 2; expected a number <= 1'],
  ['a bound that is none', { items: { exclusiveMinimum: 1 } }, '[¦1]', 'wrong-value', 'found 1; expected a number > 1'],
  [
    'below keys with a slash, a tilde and a point',
    { properties: { 'a/b~c.d': { items: { type: 'number' } } } },
    '{ "a/b~c.d": [1, ¦x] }',
    'wrong-kind',
    'found the text "x"; expected a number',
  ],
];

describe('The structure of a file that is not that of its schema is found', () => {
  for (const [what, schema, marked, code, message] of rows) {
    it(what, () => {
      const findings = new Findings();
      const document = readWithYaml(marked.replace('¦', ''), 'file.yaml', findings);
      if (!document) throw new Error('the text has no tree');
      checkStructure(document, schema, findings);
      expect(findings.report()).to.equal(`file.yaml:1:${marked.indexOf('¦') + 1} error ${code}: ${message}`);
    });
  }

  it('a missing key too, where another entry misspells that key', () => {
    const findings = new Findings();
    const document = readWithYaml('[{ unti: 1 }, {}]', 'file.yaml', findings);
    if (!document) throw new Error('the text has no tree');
    checkStructure(
      document,
      { items: { properties: { unit: {} }, required: ['unit'], additionalProperties: false } },
      findings,
    );
    expect(findings.all.map(({ code, at }) => `${at.column} ${code}`)).to.deep.equal([
      '4 unknown-key',
      '15 missing-key',
    ]);
  });

  it('all of it, and nothing of what has its own finding', () => {
    const findings = new Findings();
    const document = readWithYaml('{ a: , b: x, c: 1 }', 'file.yaml', findings);
    if (!document) throw new Error('the text has no tree');
    const number = { type: 'number' };
    checkStructure(document, { properties: { a: number, b: number, c: { type: 'string' } } }, findings);
    expect(findings.all.map(({ code, at }) => `${at.column} ${code}`)).to.deep.equal([
      '6 missing-value',
      '11 wrong-kind',
      '17 wrong-kind',
    ]);
  });
});
