import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { check, type Parameters } from 'recheck';
import { openApiDocument } from '../../../src/http/openapi/document.js';
import { operations } from '../../../src/operations/index.js';
import { findExpressions } from './find-expressions.js';

const compiled = fileURLToPath(new URL('../../..', import.meta.url));
const scripts = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(compiled, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/**
 * What is no literal where an expression could be made of it, with the reason why none is made or where it is checked.
 */
const known: Readonly<Record<string, string>> = {
  'scripts/specs.ts new RegExp(`^${pattern}$`)':
    'a developer names specs of this repository; all but the stars is escaped',
  "scripts/way-of-user-action.ts new RegExp(`^(${top}|${method})`, 'm')":
    'made of the names of functions of this repository',
  "src/documents/surely-fits.ts new RegExp(asked, 'u')":
    'the schemas of files bring it, whose patterns are checked here, too',
  'src/dto/capture.ts pattern': 'the OpenAPI document has it',
  'src/dto/members/member.ts pattern: text.source': 'the OpenAPI document has it',
  'src/http/answers/refuse-unmounted.ts router.match(ctx.path, ctx.method)':
    'the router makes its expressions of the paths of the operation table',
  ...Object.fromEntries(
    ['blockKey', 'flowKey', 'quotedText', 'firstOfPlain', 'rest'].map((name) => [
      `src/documents/quick-yaml.ts this.match(${name})`,
      'a method of its own, which takes an expression',
    ]),
  ),
};

/**
 * Neither a clock nor chance decides: no time limits, one seed, and the implementation in JavaScript, which every
 * platform has.
 */
const parameters: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 0,
};

/** An expression, as it stands in code or in a document. */
export interface Checked {
  readonly source: string;
  readonly flags: string;
  /** File and line, or place in the OpenAPI document. */
  readonly places: string[];
}

/** Why each expression that is not safe is not, with all its places. */
async function unsafe(expressions: Iterable<Checked>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { source, flags, places } of expressions) {
    const found = await check(source, flags, parameters);
    if (found.status !== 'safe')
      faults.push(
        `${places.join(', ')}: /${source}/${flags} is ${found.status === 'vulnerable' ? found.complexity.summary : 'not decided'}`,
      );
  }
  return faults;
}

/** The place in the source of a line of a compiled file. */
function origin(script: string): (line: number) => string {
  const map = new SourceMap(JSON.parse(readFileSync(`${join(compiled, script)}.map`, 'utf8')) as SourceMapPayload);
  return (line) => {
    const entry = map.findEntry(line - 1, Number.MAX_SAFE_INTEGER);
    return 'originalLine' in entry ? `${script.replace(/js$/, 'ts')}:${entry.originalLine + 1}` : `${script}:${line}`;
  };
}

/** All `pattern`s of a document, with their paths. */
function patternsOf(value: unknown, path: string): readonly { readonly source: string; readonly place: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === 'pattern' && typeof member === 'string'
      ? [{ source: member, place: path }]
      : patternsOf(member, `${path}/${key}`),
  );
}

/** Whether expressions are matched in linear time: those that are checked, as the title says which. */
export function describeExpressions(which: string, isChecked: (expression: Checked) => boolean): void {
  describe('Every regular expression', () => {
    const found = new Map<string, Checked>();
    const unreadable: string[] = [];
    const backend = process.env['RECHECK_BACKEND'];

    const add = (source: string, flags: string, place: string): void => {
      const key = `/${source}/${flags}`;
      const present = found.get(key) ?? { source, flags, places: [] };
      present.places.push(place);
      found.set(key, present);
    };

    before(() => {
      process.env['RECHECK_BACKEND'] = 'pure';
      for (const script of scripts) {
        const inCode = findExpressions(readFileSync(join(compiled, script), 'utf8'));
        const at = origin(script);
        for (const { source, flags, line } of inCode.expressions) add(source, flags, at(line));
        for (const { code } of inCode.unreadable) unreadable.push(`${script.replace(/js$/, 'ts')} ${code}`);
      }
      for (const { source, place } of patternsOf(openApiDocument(operations, ''), '#')) add(source, 'u', place);
    });

    after(() => {
      if (backend === undefined) delete process.env['RECHECK_BACKEND'];
      else process.env['RECHECK_BACKEND'] = backend;
    });

    it(`${which} is matched in linear time, whatever the text`, async () => {
      const checked = [...found.values()].filter(isChecked);
      expect(await unsafe(checked)).to.deep.equal([]);
      process.stdout.write(
        `      ${checked.length} of ${found.size} regular expressions checked, ${checked.flatMap(({ places }) => places).length} places in ${scripts.length} files and the OpenAPI document\n`,
      );
    });

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
      'as patternProperties of a schema':
        "const a = 1;\nexport const b = { patternProperties: { '^([a-z]+)*$': {} } };",
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
}
