import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CrashRun } from '../test/support/crash-run.js';
import { ServiceVictim } from '../test/support/service-victim.js';

/**
 * `npm run crash -- [kills] [store URI]`: kills the service under load that many times (default 100) and proves that no acknowledged write is lost. The
 * store is an LMDB directory of its own unless a URI names one, such as that of `scripts/mongodb-for-tests`. Ends with 1 when a write was lost.
 */
const kills = Number(process.argv[2] ?? 100);
if (!Number.isInteger(kills) || kills < 1) throw new Error('the number of kills must be a whole number above 0');
const directory = mkdtempSync(join(tmpdir(), 'crash-'));
const victim = new ServiceVictim(process.argv[3] ?? `lmdb:${directory}`);
try {
  const figures = await CrashRun.run(victim, kills, 100);
  console.log(JSON.stringify(figures));
  if (figures.lost > 0) process.exitCode = 1;
} finally {
  await victim.stop();
  rmSync(directory, { recursive: true });
}
