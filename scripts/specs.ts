import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

/**
 * What a spec may need beside Node and a moment, by the word before `.spec.ts` in its name
 * (`mongo-store.mongodb.spec.ts`), and how to get it.
 */
export const outside: Readonly<Record<string, string>> = {
  mongodb: 'a MongoDB server (scripts/mongodb-for-tests npm run … starts one)',
  browser:
    'Chromium, Firefox and WebKit (apt-get install chromium firefox-esr webkit2gtk-driver xvfb; CHROMIUM=path, FIREFOX=path)',
  strace: 'strace (apt-get install strace)',
  client: 'the tools of the generated client (npm ci --prefix test/generators)',
  long: 'time: nothing but Node, for minutes',
};

/** The word of `outside` in the name of a spec; undefined when the spec needs nothing but Node, and little time. */
export const needOf = (spec: string): string | undefined =>
  Object.keys(outside).find((word) => spec.endsWith(`.${word}.spec.ts`));

/** What a spec needs that may be missing, and how to get it; time is always there. */
export function thingNeededBy(spec: string): string | undefined {
  const need = needOf(spec);
  return need === undefined || need === 'long' ? undefined : outside[need];
}

/** Every spec, as a path from the root of the repository: `test/rules/values/partial-date.spec.ts`. */
export const allSpecs = (): readonly string[] =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.spec.ts') && !path.includes('/node_modules/'))
    .sort();

/**
 * The specs that a file, a folder or a pattern names; in a pattern `*` stands for a part of a name and `**` for any
 * folders. @throws Error when there is none.
 */
export function specsNamed(name: string, specs = allSpecs()): readonly string[] {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const pattern = path
    .replace(/[.+?^${}()|[\]]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const found = specs.filter((spec) => spec.startsWith(`${path}/`) || new RegExp(`^${pattern}$`).test(spec));
  if (found.length === 0) throw new Error(`${name} names no spec: a file test/….spec.ts, a folder or a pattern`);
  return found;
}

/**
 * Most of what a test runs it runs once, and rules are loaded over and over: with V8's own settings a tenth of the
 * processor's time goes to moving objects that die soon, and another to making fast what hardly runs again.
 */
const forShortRuns = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--interrupt-budget=540000',
  '--single-threaded-gc',
];

/**
 * Runs the compiled specs, with further options of mocha, which ends with this process, and with what they write in a
 * directory, where one is named. Returns its exit code.
 */
export async function runSpecs(
  specs: readonly string[],
  options: readonly string[],
  directory?: string,
): Promise<number> {
  const compiled = specs.map((spec) => `dist/${spec.replace(/ts$/, 'js')}`);
  const words = [...forShortRuns, 'node_modules/mocha/bin/mocha.js', '--exit', ...options, ...compiled];
  const env = { ...process.env, ...(directory !== undefined && { TMPDIR: directory }) };
  const mocha = spawn(process.execPath, words, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mocha.kill(signal));
  const [code] = (await once(mocha, 'close')) as [number | null];
  return code ?? 1;
}
