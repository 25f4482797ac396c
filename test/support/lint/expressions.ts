import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
export async function unsafe(expressions: Iterable<Checked>): Promise<readonly string[]> {
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

/**
 * Every expression of the service, its page, the scripts and the OpenAPI document, by what is written (`/^a/u`), and
 * the code that could make one of something else than a literal.
 */
export function expressionsOfTheProject(): {
  readonly found: ReadonlyMap<string, Checked>;
  readonly unreadable: readonly string[];
} {
  const found = new Map<string, Checked>();
  const unreadable: string[] = [];
  const add = (source: string, flags: string, place: string): void => {
    const key = `/${source}/${flags}`;
    const present = found.get(key) ?? { source, flags, places: [] };
    present.places.push(place);
    found.set(key, present);
  };
  for (const script of scripts) {
    const inCode = findExpressions(readFileSync(join(compiled, script), 'utf8'));
    const at = origin(script);
    for (const { source, flags, line } of inCode.expressions) add(source, flags, at(line));
    for (const { code } of inCode.unreadable) unreadable.push(`${script.replace(/js$/, 'ts')} ${code}`);
  }
  for (const { source, place } of patternsOf(openApiDocument(operations, ''), '#')) add(source, 'u', place);
  return { found, unreadable };
}

/**
 * Mocha's hooks for a suite that asks whether expressions are safe: by the checker in JavaScript, which every platform
 * has.
 */
export function withPureChecker(): void {
  const backend = process.env['RECHECK_BACKEND'];
  before(() => (process.env['RECHECK_BACKEND'] = 'pure'));
  after(() => {
    if (backend === undefined) delete process.env['RECHECK_BACKEND'];
    else process.env['RECHECK_BACKEND'] = backend;
  });
}
