import { existsSync, readFileSync } from 'node:fs';
import { decodeCase } from '../src/case/codec.js';
import { answererOf } from '../src/cli/complete/answerer.js';
import { completeFormats } from '../src/cli/complete/complete-formats.js';
import { inputOfStore } from '../src/cli/complete/input.js';
import { runComplete } from '../src/cli/complete/run-complete.js';
import { openCaseStore } from '../src/store/open-case-store.js';
import type { BatchRun, BatchMeasured } from './bench-batch.js';

/** One run of `bench-batch`, in a process of its own, whose memory is its own too. */
process.once('message', async ({ store, threads }: BatchRun) => {
  const cases = await openCaseStore(store, { mustExist: true });
  const begun = performance.now();
  const [count, own] = threads === 0 ? [await readOnly(), ownMegabytes()] : await check();
  const seconds = (performance.now() - begun) / 1000;
  await cases.close();
  const { maxRSS } = process.resourceUsage();
  process.send?.({ count, seconds, megabytes: maxRSS / 1024, own } satisfies BatchMeasured);
  process.disconnect();

  async function readOnly(): Promise<number> {
    let read = 0;
    for await (const page of cases.pages())
      for (const { bytes } of page) read += decodeCase(bytes).objects.length > 0 ? 1 : 0;
    return read;
  }

  /** How many, and what is resident of all threads in the end. */
  async function check(): Promise<readonly [number, number]> {
    const [now, format] = [Date.now(), 'ndjson'] as const;
    const answering = { sourceTypes: [1], now, format, only: undefined };
    const answerer = await answererOf(threads, { rules: 'rules', screens: 'screens', answering });
    const terminal = { out: () => undefined, err: () => undefined, errIsTty: false };
    const input = await inputOfStore(cases, []);
    const run = { input, answerer, format: completeFormats[format], file: undefined, asked: '', now, terminal };
    try {
      const summary = await runComplete(run);
      return [summary.cases, ownMegabytes()];
    } finally {
      await answerer.stop();
    }
  }
});

/** What is resident and no page of a file (Linux; elsewhere nobody knows). */
function ownMegabytes(): number {
  const status = '/proc/self/status';
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? [];
  return Number(kilobytes) / 1024;
}
