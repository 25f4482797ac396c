// Reads mocha's JSON reports of a directory, prints what failed and which specs took longest, and writes "passed failed".
// Exits 1 when there is no report, a failed test, or a spec of which no test was run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allSpecs } from '../dist/scripts/specs.js';

const [directory, counts] = process.argv.slice(2);
const reports = readdirSync(directory).map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')));
if (reports.length === 0) {
  console.error('the tests left no report');
  process.exit(1);
}
const tests = reports.flatMap((report) => report.tests);
const failures = reports.flatMap((report) => report.failures);
const sumOf = (name) => reports.reduce((sum, { stats }) => sum + stats[name], 0);
for (const { fullTitle, err } of failures)
  console.error(`\n${fullTitle}\n${err.stack ?? err.message ?? ''}${err.actual === undefined ? '' : `\nfound: ${err.actual}`}`);

const seconds = new Map();
for (const { file, duration } of [...tests, ...failures])
  seconds.set(file, (seconds.get(file) ?? 0) + (duration ?? 0) / 1000);
const compiled = (spec) => resolve('dist', spec.replace(/ts$/, 'js'));
const notRun = allSpecs().filter((spec) => !seconds.has(compiled(spec)));
for (const spec of notRun) console.error(`no test was run of ${spec}`);

console.log('longest:');
for (const [file, sum] of [...seconds].sort(([, a], [, b]) => b - a).slice(0, 15))
  console.log(`${sum.toFixed(0).padStart(6)} s  ${file.replace(`${resolve('dist')}/`, '').replace(/js$/, 'ts')}`);
const [passes, failed, pending] = [sumOf('passes'), sumOf('failures'), sumOf('pending')];
console.log(`${passes} tests passed, ${failed} failed, ${pending} pending, in ${Math.round(sumOf('duration') / 1000)} s`);
const wrong = failed + pending + notRun.length;
writeFileSync(counts, `${passes} ${wrong}\n`);
process.exit(wrong === 0 && passes > 0 ? 0 : 1);
