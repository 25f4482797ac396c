import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPrepared } from '../src/prepared/load-prepared.js';
import { openCaseStore } from '../src/store/open-case-store.js';
import { storeManyCases } from '../test/support/cases/many-cases.js';
import { storedCase } from '../test/support/cases/stored-case.js';
import { answerOf } from './bench-child.js';
import { median, onThisMachine, spread, writeFigures } from './bench-tables.js';
import { BenchService } from './bench-service.js';

/** What a process measures: so many threads check the cases of a store; 0: they are only read. */
export interface BatchRun {
  readonly store: string;
  readonly threads: number;
}

export interface BatchMeasured {
  readonly count: number;
  readonly seconds: number;
  /**
   * The most that was resident, pages of the store's file among it; and what was resident of the process itself in the
   * end.
   */
  readonly megabytes: number;
  readonly own: number;
}

const rounds = 3;

/**
 * How fast cases of a store are checked, and how soon a service listens: turn by turn, medians with the least and the
 * most, so that what matters are the ratios. Prints them and writes them to docs/performance.md. Fails only when a
 * case is missing.
 */
export async function benchBatch(cases = 20_000): Promise<void> {
  const rows = [...(await startRows()), ...(await batchRows(cases))];
  writeFigures('batch and start', [
    `${onThisMachine()}; medians (least to most) of ${rounds} rounds.`,
    '',
    '| figure | measured | ratio | goal |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ]);
}

async function startRows(): Promise<readonly (readonly string[])[]> {
  const taken: Record<'loaded' | 'prepared', number[]> = { loaded: [], prepared: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of readdirSync('.cache').filter((each) => each.startsWith('prepared-')))
      rmSync(join('.cache', name));
    taken.loaded.push(await millisecondsToListen());
    await loadPrepared('rules', 'screens');
    taken.prepared.push(await millisecondsToListen());
  }
  const ratio = median(taken.prepared) / median(taken.loaded);
  return [
    ['from start to listening, rules loaded from their files', spread(taken.loaded, 'ms'), '', ''],
    [
      'from start to listening, rules prepared',
      spread(taken.prepared, 'ms'),
      `${ratio.toFixed(2)} ×`,
      'at most 600 ms',
    ],
  ];
}

async function millisecondsToListen(): Promise<number> {
  const begun = performance.now();
  const service = await BenchService.start();
  const taken = performance.now() - begun;
  await service.stop();
  return taken;
}

async function batchRows(count: number): Promise<readonly (readonly string[])[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-batch-'));
  try {
    const store = `lmdb:${directory}`;
    const cases = await openCaseStore(store);
    await storeManyCases(cases, count, await storedCase(), ['A', 'B', 'C']);
    await cases.close();
    const processors = availableParallelism();
    const runs = [
      { threads: 0, beside: 1 },
      { threads: 1, beside: 1 },
      { threads: 1, beside: processors },
      { threads: processors, beside: 1 },
    ].map((run) => ({ ...run, measured: [] as (readonly BatchMeasured[])[] }));
    for (let round = 0; round < rounds; round++)
      for (const { threads, beside, measured } of runs) {
        const all = await Promise.all(Array.from({ length: beside }, () => measure({ store, threads })));
        for (const one of all) if (one.count !== count) throw new Error(`${one.count} of ${count} cases were checked`);
        measured.push(all);
      }
    const perSecond = runs.map(({ measured }) => measured.map(rateOf));
    const single = median(perSecond[1] ?? []);
    return runs.map(({ threads, beside, measured }, index) => [
      threads === 0
        ? `${count} cases read and decoded`
        : `${count} cases checked for source type 1, ${by(threads, beside)}`,
      `${spread(perSecond[index] ?? [], 'a second')}; ${memoryOf(measured.flat())}`,
      index === 1 ? '' : `${(median(perSecond[index] ?? []) / single).toFixed(1)} ×`,
      threads > 1 ? 'at least 25,000 a second, at most 400 MB' : '',
    ]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const by = (threads: number, beside: number): string =>
  beside > 1
    ? `${beside} processes of 1 thread beside each other, each all of them: what the processors can`
    : `start included, ${threads} ${threads === 1 ? 'thread' : 'threads'}`;

/** Of processes beside each other, both together. */
const rateOf = (beside: readonly BatchMeasured[]): number =>
  beside.reduce((sum, { count, seconds }) => sum + count / seconds, 0);

const memoryOf = (measured: readonly BatchMeasured[]): string => {
  const [all, own] = [measured.map(({ megabytes }) => megabytes), measured.map((each) => each.own)];
  return `${Math.round(median(all))} MB, without the store's file ${Math.round(median(own))}`;
};

const measure = (run: BatchRun): Promise<BatchMeasured> => answerOf('bench-batch-run.js', run);
