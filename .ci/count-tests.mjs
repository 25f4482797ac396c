// Reads mocha's JSON report, prints what failed and which specs took longest, and writes "passed failed". Exits 1 when
// there is no report, a failed test, or a spec of which no test was run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allSpecs } from '../dist/scripts/specs.js';

const [report, counts] = process.argv.slice(2);
if (!existsSync(report)) {
  console.error('the tests left no report');
  process.exit(1);
}
const { stats, tests, failures } = JSON.parse(readFileSync(report, 'utf8'));
for (const { fullTitle, err } of failures) console.error(`\n${fullTitle}\n${err.stack ?? err.message ?? ''}`);

const seconds = new Map();
for (const { file, duration } of [...tests, ...failures])
  seconds.set(file, (seconds.get(file) ?? 0) + (duration ?? 0) / 1000);
const compiled = (spec) => resolve('dist', spec.replace(/ts$/, 'js'));
const notRun = allSpecs().filter((spec) => !seconds.has(compiled(spec)));
for (const spec of notRun) console.error(`no test was run of ${spec}`);

console.log('longest:');
for (const [file, sum] of [...seconds].sort(([, a], [, b]) => b - a).slice(0, 15))
  console.log(`${sum.toFixed(0).padStart(6)} s  ${file.replace(`${resolve('dist')}/`, '').replace(/js$/, 'ts')}`);
const failed = stats.failures + stats.pending + notRun.length;
console.log(`${stats.passes} tests passed, ${stats.failures} failed, ${stats.pending} pending, in ${Math.round(stats.duration / 1000)} s`);
writeFileSync(counts, `${stats.passes} ${failed}\n`);
process.exit(failed === 0 && stats.passes > 0 ? 0 : 1);
