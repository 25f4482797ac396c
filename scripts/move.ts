import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCaseStore } from '../src/store/open-case-store.js';

import { storeManyCases } from '../test/support/cases/many-cases.js';
import { storeDigest } from '../test/support/store/store-digest.js';
import { storedCase } from '../test/support/cases/stored-case.js';

/**
 * `npm run move -- [cases] [store URI]`: fills an LMDB store with that many cases (default 100,000) and moves them to
 * another store by `case-capture export | case-capture import`: to the MongoDB of the URI, or to a second LMDB store.
 * Prints how long it took; ends with 1 when the stores do not have equal digests.
 */
const count = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(count) || count < 1) throw new Error('the number of cases must be a whole number above 0');
const directory = mkdtempSync(join(tmpdir(), 'move-'));
const from = `lmdb:${join(directory, 'from')}`;
const to = process.argv[3] ?? `lmdb:${join(directory, 'to')}`;

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Number(((performance.now() - started) / 1000).toFixed(1));
}

async function fill(): Promise<void> {
  const cases = await openCaseStore(from);
  await storeManyCases(cases, count, await storedCase(), ['A', 'B', 'C']);
  await cases.close();
}

/** As an operator does it: two processes and a pipe between them. */
async function move(): Promise<void> {
  const program = fileURLToPath(new URL('../src/cli/case-capture.js', import.meta.url));
  const commands = `"$0" "$1" export --store "$2" | "$0" "$1" import --store "$3"`;
  const child = spawn('bash', ['-o', 'pipefail', '-c', commands, process.execPath, program, from, to], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the move ended with ${code}`);
}

async function digestOf(uri: string): Promise<string> {
  const cases = await openCaseStore(uri, { mustExist: true });
  const digest = await storeDigest(cases);
  await cases.close();
  return digest;
}

try {
  const filled = await seconds(fill);
  const moved = await seconds(move);
  const movedAgain = await seconds(move);
  const equal = (await digestOf(from)) === (await digestOf(to));
  console.log(
    JSON.stringify({
      cases: count,
      secondsToFill: filled,
      secondsToMove: moved,
      secondsToMoveAgain: movedAgain,
      equalDigests: equal,
    }),
  );
  if (!equal) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true });
}
