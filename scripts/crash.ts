import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrashFigures } from '../test/support/crash/crash-figures.js';
import { CrashRun } from '../test/support/crash/crash-run.js';
import { ServiceVictim } from '../test/support/crash/service-victim.js';

/**
 * `npm run crash -- [kills] [store URI]`: kills two services under load that many times (default 100) and proves that
 * no acknowledged write is lost. Each has an LMDB directory of its own, unless a URI names a store for both, such as
 * that of `scripts/mongodb-for-tests`. Ends with one line of figures, and with 1 when a write was lost or a record
 * damaged.
 */
const kills = Number(process.argv[2] ?? 100);
if (!Number.isInteger(kills) || kills < 1) throw new Error('the number of kills must be a whole number above 0');
const directory = mkdtempSync(join(tmpdir(), 'crash-'));
const victims = ['one', 'other'].map((name) => new ServiceVictim(process.argv[3] ?? `lmdb:${join(directory, name)}`));
const survived = (soFar: number, { acknowledged, lost }: CrashFigures): void => {
  if (soFar % 50 === 0) console.error(`${soFar} kills, ${acknowledged} writes acknowledged, ${lost} lost`);
};
try {
  const figures = await CrashRun.run(victims, { kills, writesEach: 60, survived });
  console.log(JSON.stringify(figures));
  if (figures.lost > 0 || figures.damaged > 0) process.exitCode = 1;
} finally {
  for (const victim of victims) await victim.kill();
  rmSync(directory, { recursive: true });
}
