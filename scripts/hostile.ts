import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttackedService } from '../test/support/hostile/run/attacked-service.js';
import { HostileRun } from '../test/support/hostile/run/hostile-run.js';
import { hostileRequest } from '../test/support/hostile/requests/kinds.js';

/**
 * `npm run hostile -- [count] [store URI] [seed[:first]]`: that many hostile requests (default a million) to the
 * service on an empty store, an LMDB directory of its own unless a URI names one (`-` for none). Ends with 1 when the
 * service did anything but refuse, or took harm. `1 - <seed>:<index>` sends one again.
 */
const [given = '1000000', store = '-', from = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const count = Number(given);
const [seed = 0, first = 0] = from.split(':').map(Number);
if (![count, seed, first].every((number) => Number.isInteger(number) && number >= 0) || count < 1)
  throw new Error('count, seed and first index must be whole numbers');

const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
const service = await AttackedService.start(store === '-' ? `lmdb:${directory}` : store);
try {
  console.log(`${count} hostile requests, seed ${seed}, from index ${first}`);
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  const tell = (done: number): void => {
    if (done % 50_000 === 0) console.log(`${done} requests, ${seconds()} seconds`);
  };
  const { tally, faults, longestDelay, passingDelays, memory } = await HostileRun.run(
    service.attacked,
    (index) => hostileRequest(seed, index, service.targets),
    { first, count },
    tell,
  );
  console.log(`${tally}\n${tally.total} requests in ${seconds()} seconds, seed ${seed}`);
  console.log(
    `event loop: longest delay ${Math.round(longestDelay * 1000)} ms, ${passingDelays} delays above 200 ms that no single request brings each time`,
  );
  console.log(
    `resident memory: median ${megabytes(memory.first)} MB in the first fifth, ${megabytes(memory.last)} MB in the last, at most ${megabytes(memory.most)} MB`,
  );
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(
    faults.length === 0
      ? 'no crash, no 5xx, nothing stored'
      : `${faults.length} faults; npm run hostile -- 1 - ${seed}:<index> sends a request again`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await service.stop();
  rmSync(directory, { recursive: true });
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
