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
  const count = threads === 0 ? await readOnly() : await check();
  const seconds = (performance.now() - begun) / 1000;
  await cases.close();
  const { maxRSS } = process.resourceUsage();
  process.send?.({ count, seconds, megabytes: maxRSS / 1024 } satisfies BatchMeasured);
  process.disconnect();

  async function readOnly(): Promise<number> {
    let read = 0;
    for await (const page of cases.pages())
      for (const { bytes } of page) read += decodeCase(bytes).objects.length > 0 ? 1 : 0;
    return read;
  }

  async function check(): Promise<number> {
    const [now, format] = [Date.now(), 'ndjson'] as const;
    const answering = { sourceTypes: [1], now, format, only: undefined };
    const answerer = await answererOf(threads, { rules: 'rules', screens: 'screens', answering });
    const terminal = { out: () => undefined, err: () => undefined, errIsTty: false };
    const input = await inputOfStore(cases, []);
    const run = { input, answerer, format: completeFormats[format], file: undefined, asked: '', now, terminal };
    const summary = await runComplete(run).finally(() => answerer.stop());
    return summary.cases;
  }
});
