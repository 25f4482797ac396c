import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countedTwice } from '../test/support/authoring/counted-twice.js';

/**
 * `npm run impact -- [cases] [seed]`: fills an LMDB store with that many cases of all kinds (default 100,000), edits a
 * copy of the rules, and counts what that means for the cases, as `case-capture diff --store` does; then once more case
 * by case in the simplest way. Prints both times and the memory; ends with 1 when the two do not say the same.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1) throw new Error('the number of cases must be a whole number above 0');
const directory = mkdtempSync(join(tmpdir(), 'impact-'));
try {
  const figures = await countedTwice(`lmdb:${directory}`, count, seed);
  console.log(JSON.stringify(figures));
  if (!figures.equal) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true });
}
