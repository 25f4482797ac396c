// Reads mocha's JSON report, prints what failed, and writes "passed failed". Exits 1 when there is no report, no test
// in it, or a failed one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [report, counts] = process.argv.slice(2);
if (!existsSync(report)) {
  console.error('the tests left no report');
  process.exit(1);
}
const { stats, failures } = JSON.parse(readFileSync(report, 'utf8'));
for (const { fullTitle, err } of failures) console.error(`\n${fullTitle}\n${err.stack ?? err.message ?? ''}`);
console.log(`${stats.passes} tests passed, ${stats.failures} failed, ${stats.pending} pending, in ${Math.round(stats.duration / 1000)} s`);
writeFileSync(counts, `${stats.passes} ${stats.failures + stats.pending}\n`);
process.exit(stats.failures + stats.pending === 0 && stats.passes > 0 ? 0 : 1);
