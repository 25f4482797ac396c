import { json } from '../src/flavor/json.js';
import { openLmdbStore } from '../src/store/lmdb/lmdb-store.js';
import { minimalCase } from '../test/support/cases/minimal-case.js';
import { BenchService } from './bench-service.js';

/**
 * How long lists keep other calls waiting: a service on so many cases (100,000), read by one client without and with
 * four others who list all ids without pause. The lag of the event loop is what the service itself measures.
 */
const count = Number(process.argv[2] ?? 100_000);
const listers = 4;
const milliseconds = 8000;

const service = await BenchService.start(async (directory) => {
  const cases = openLmdbStore(directory);
  for (let next = 0; next < count; next += 1000)
    await cases.createAll(
      Array.from({ length: Math.min(1000, count - next) }, (_, index) => {
        const caseId = `CASE-${String(next + index).padStart(8, '0')}`;
        return { reference: { subId: 'S', caseId }, case: minimalCase(caseId) };
      }),
    );
  await cases.close();
  for (const run of ['first', 'second'])
    console.log(`${run} list of ${count}: longest turn ${(await longestTurn(directory)).toFixed(1)} ms of CPU`);
});

/**
 * Reading and writing the whole list, as the operation does, in this process: the most CPU time between two turns of
 * the event loop, which other programs of the machine do not blur.
 */
async function longestTurn(directory: string): Promise<number> {
  const cases = openLmdbStore(directory);
  let [longest, listing] = [0, true];
  const watch = async (): Promise<void> => {
    for (let before = process.cpuUsage(); listing; before = process.cpuUsage()) {
      await new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
  };
  const watching = watch();
  const values = await cases.caseIds('S');
  for (const step of json.writeList?.({ kind: 'list', name: 'caseIds', values }) ?? [])
    if (step !== '') await new Promise((resolve) => setImmediate(resolve));
  listing = false;
  await watching;
  await cases.close();
  return longest;
}

const text = async (path: string): Promise<string> => (await fetch(service.url + path)).text();

/** The longest lag since it was last asked for, in milliseconds. */
async function longestLag(): Promise<number> {
  const [, seconds = '0'] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await text('/metrics')) ?? [];
  return Number(seconds) * 1000;
}

async function measure(title: string, lists: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let listed = 0;
  const list = async (): Promise<void> => {
    for (; performance.now() < end; listed++) await text('/caseList?subId=S');
  };
  const taken: number[] = [];
  const read = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      await text('/transferCaseFromDBDetails?subId=S&caseId=CASE-00000000');
      taken.push(performance.now() - started);
    }
  };
  await longestLag();
  await Promise.all([read(), ...Array.from({ length: lists }, list)]);
  const lag = await longestLag();
  taken.sort((one, other) => one - other);
  const at = (part: number): string => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(1);
  console.log(
    `${title}: ${listed} lists, ${taken.length} reads (median ${at(0.5)} ms, p99 ${at(0.99)} ms), longest lag of the event loop ${lag.toFixed(1)} ms`,
  );
}

try {
  console.log(`${count} cases`);
  await measure('nobody lists', 0);
  await measure(`${listers} list`, listers);
} finally {
  await service.stop();
}
