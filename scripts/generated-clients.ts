import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageDirectory } from '../src/package-directory.js';
import { alignedTable } from '../src/text/aligned-table.js';
import { BenchService } from './bench-service.js';
import { type Command, type Generator, generators, type Places } from './generated-clients/generators.js';

/**
 * `npm run clients -- [words…]`: generates clients from the OpenAPI document of a started service with each generator
 * whose name has one of the words (all without any), compiles them, and goes one journey of a case with those that have
 * one. Prints a table; the exit code is 1 when anything failed. Needs Java, Maven, Go, Python and
 * `npm ci --prefix test/generators`.
 */
const words = process.argv.slice(2);
const chosen = generators.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const cache = join(packageDirectory, '.cache/generators');
const tests = join(packageDirectory, 'test/generators');
mkdirSync(cache, { recursive: true });

/** What a client came to, as the table shows it. */
type Row = readonly [name: string, version: string, warnings: string, compiles: string, journey: string];

const service = await BenchService.start();
const documents = await Promise.all(
  ['openapi.json', 'openapi-3.0.json'].map(async (name) => {
    const file = join(cache, name);
    writeFileSync(file, await (await fetch(`${service.url}/${name}`)).text());
    return file;
  }),
);
let failed = false;
const rows: Row[] = [];
try {
  for (const generator of chosen) rows.push(rowOf(generator));
} finally {
  await service.stop();
}
const header: Row = ['generator', 'version', 'warnings', 'compiles', 'journey'];
console.log(alignedTable([header, ...rows]).join('\n'));
process.exitCode = failed ? 1 : 0;

function rowOf(generator: Generator): Row {
  const client = join(cache, 'clients', generator.name.replaceAll(' ', '-'));
  rmSync(client, { recursive: true, force: true });
  mkdirSync(client, { recursive: true });
  const [exact = '', simple = ''] = documents;
  const places: Places = { tools: cache, tests, client, exact, simple, url: service.url };
  const tool = generator.tool?.(places);
  if (tool && !existsSync(tool.file) && run(tool.commands, client) === undefined)
    return [generator.name, generator.version, 'not installed', '-', '-'];
  const generated = run(generator.generate(places), client);
  if (generated === undefined) return [generator.name, generator.version, 'failed', '-', '-'];
  for (const [to, from] of Object.entries(generator.files ?? {})) {
    mkdirSync(dirname(join(client, to)), { recursive: true });
    cpSync(join(tests, from), join(client, to));
  }
  const warnings = generated.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line)).length;
  const compiled = generator.compile && run(generator.compile(places), client);
  const came = compiled !== undefined && generator.journey ? (run(generator.journey(places), client) ?? '') : undefined;
  const arrived = came === undefined ? '-' : /(?:JAVA|PYTHON|GO|TYPESCRIPT): \d+ objects, \d+ sources/.exec(came)?.[0];
  failed ||= arrived === undefined;
  return [
    generator.name,
    generator.version,
    String(warnings),
    !generator.compile ? 'generated only' : compiled === undefined ? 'no' : 'yes',
    arrived ?? 'failed',
  ];
}

/** All that the commands print; undefined, and told, when one fails. */
function run(commands: readonly Command[], cwd: string): string | undefined {
  let out = '';
  for (const [program, ...given] of commands) {
    const { status, stdout, stderr, error } = spawnSync(program, given, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
    out += `${stderr ?? ''}${stdout ?? ''}`;
    if (status === 0) continue;
    failed = true;
    console.error(`${[program, ...given].join(' ')}\n${error?.message ?? out.slice(-4000)}`);
    return undefined;
  }
  return out;
}
