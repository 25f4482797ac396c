import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'chai';
import { expressionsOfTheProject, unsafe, withPureChecker } from '../../support/lint/expressions.js';
import { findExpressions } from '../../support/lint/find-expressions.js';

/**
 * What is no literal where an expression could be made of it, with the reason why none is made or where it is checked.
 */
const known: Readonly<Record<string, string>> = {
  'scripts/specs.ts new RegExp(`^${pattern}$`)':
    'a developer names specs of this repository; all but the stars is escaped',
  "scripts/way-of-user-action.ts new RegExp(`^(${top}|${method})`, 'm')":
    'made of the names of functions of this repository',
  "src/documents/structure/surely-fits.ts new RegExp(asked, 'u')":
    'the schemas of files bring it, whose patterns are checked here, too',
  "src/json-schema/interpreted-check.ts new RegExp(pattern, 'u')":
    'the schemas of files and of requests bring it, whose patterns are checked here, too',
  'src/json-schema/interpreted-check.ts pattern': 'what is told of a fault',
  'src/dto/capture.ts pattern': 'the OpenAPI document has it',
  'src/dto/members/member.ts pattern: text.source': 'the OpenAPI document has it',
  'src/http/answers/refuse-unmounted.ts router.match(path, method)':
    'the router makes its expressions of the paths of the operation table',
  ...Object.fromEntries(
    [
      'direction.ts before.matchAll(turning)',
      'direction.ts clause.search(allowing[direction])',
      'direction.ts clause.search(compared[direction])',
      'languages.ts text.match(words)',
    ].map((name) => [`src/rules/load/messages/check-${name}`, 'a row of the table beside it, where it is a literal']),
  ),
  'src/rules/load/messages/numbers-in-text.ts text.matchAll(pattern)':
    'a row of the table beside it, where it is a literal',
  ...Object.fromEntries(
    ['blockKey', 'flowKey', 'quotedText', 'firstOfPlain', 'rest'].map((name) => [
      `src/documents/yaml/quick-yaml.ts this.match(${name})`,
      'a method of its own, which takes an expression',
    ]),
  ),
};

describe('Every regular expression', () => {
  withPureChecker();
  const { found, unreadable } = expressionsOfTheProject();

  it('is written down as a literal, so that neither rule data, screens nor a request can bring one', () => {
    expect([...new Set(unreadable)].sort()).to.deep.equal(Object.keys(known).sort());
  });

  it('is found by its file and line in the source, patterns of the rule schemas too', () => {
    const [name, timestamp] = [
      found.get('/^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$/u'),
      found.get('/^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)\\.(\\d{1,9})Z$/'),
    ];
    for (const { places } of [name, timestamp].filter((each) => each !== undefined)) {
      const [file = '', line = ''] = places[0]?.split(':') ?? [];
      expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1], `${file}:${line}`).to.match(/\^/);
    }
    expect([
      name?.places.map((place) => basename(place).split(':')[0]),
      timestamp?.places.map((place) => basename(place).split(':')[0]),
    ]).to.deep.equal([['fragments.ts'], ['capture-hash.ts']]);
  });

  const planted: Readonly<Record<string, string>> = {
    'as a literal': 'const a = 1;\nexport const b = /^(a+)+$/;',
    'as a literal of quadratic cost': "const a = 1;\nexport const b = (text) => text.replace(/0+$/, '');",
    'by new RegExp': "const a = 1;\nexport const b = new RegExp('^(a|a)*$', 'i');",
    'by RegExp': 'const a = 1;\nexport const b = RegExp(`(x+x+)+y`);',
    'as a text given to match': "const a = 1;\nexport const b = (text) => text.match('(.*)*=');",
    'as pattern of a schema': "const a = 1;\nexport const b = { type: 'string', pattern: '^([a-z]+)*$' };",
    'as patternProperties of a schema': "const a = 1;\nexport const b = { patternProperties: { '^([a-z]+)*$': {} } };",
  };
  for (const [how, code] of Object.entries(planted)) {
    it(`would be refused when it is not safe: planted ${how}`, async () => {
      const { expressions } = findExpressions(code);
      expect(await unsafe(expressions.map(({ line, ...rest }) => ({ ...rest, places: [`planted.ts:${line}`] }))))
        .to.have.length(1)
        .and.satisfy(([only]: [string]) => only.startsWith('planted.ts:2: '));
    });
  }

  for (const code of [
    'new RegExp(text)',
    `RegExp(\`^\${text}$\`)`,
    "new RegExp('a', flags)",
    'text.search(other)',
    '({ pattern: given })',
    '({ pattern })',
  ]) {
    it(`would be refused when it is made of something unknown: planted ${code}`, () => {
      expect(findExpressions(`export const made = ${code};`)).to.deep.equal({
        expressions: [],
        unreadable: [{ line: 1, code: code.replace(/^\(\{ | \}\)$/g, '') }],
      });
    });
  }
});
