import type { WalkedCase } from '../../../src/case/store.js';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { countImpact } from '../../../src/authoring/diff/impact/count-impact.js';
import { reference } from '../../../src/authoring/diff/items/item.js';
import { loadState, type RulesState } from '../../../src/authoring/diff/rules-state.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { storeVariedCases } from '../cases/store-varied-cases.js';
import { DataCopy } from '../rules/data-copy.js';
import { type KeptCase, naiveImpact, rowsOf, unreadableOf } from './naive-impact.js';
import { plantedEdits } from './planted-edits.js';

/** What came of counting the same twice: as `diff --store` does, and case by case in the simplest way. */
export interface CountedTwice {
  readonly cases: number;
  readonly changed: number;
  /** Different changes of verdicts. */
  readonly rows: number;
  readonly toFill: Took;
  readonly toCount: Took;
  readonly mostMegabytesOfHeap: number;
  readonly toCountSimply: Took;
  readonly equal: boolean;
}

const time = Date.UTC(2026, 10, 21, 12);

interface Took {
  readonly seconds: number;
  /** However busy the machine was. */
  readonly ofProcessor: number;
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [Took, T]> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const done = await work();
  const { user, system } = process.cpuUsage(used);
  const rounded = (milliseconds: number): number => Number((milliseconds / 1000).toFixed(1));
  return [{ seconds: rounded(performance.now() - started), ofProcessor: rounded((user + system) / 1000) }, done];
}

function editedCopy(): RulesState {
  const copy = new DataCopy();
  try {
    for (const { file, find, put } of plantedEdits) copy.replace(file, find, put);
    return loadState(copy.path('rules'), copy.path('screens'));
  } finally {
    copy.remove();
  }
}

async function* readable(walk: AsyncIterable<WalkedCase>): AsyncIterable<KeptCase> {
  for await (const { reference: of, case: stored } of walk) if (stored) yield { reference: of, case: stored };
}

/** Fills a store with cases of all kinds, and counts what the planted edits mean for them in both ways. */
export async function countedTwice(uri: string, count: number, seed: number): Promise<CountedTwice> {
  const [old, now] = [loadState('rules', 'screens'), editedCopy()];
  const cases = await openCaseStore(uri);
  try {
    const [toFill] = await timed(() => storeVariedCases(cases, old.systems, seed, count));
    const comparison = compareRules(old, now);
    const compared = { old: old.systems, now: now.systems, comparison };
    let most = 0;
    let walked = 0;
    const step = (): void => {
      if (++walked % 500 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    };
    const [toCount, impact] = await timed(() =>
      countImpact(cases.walk(), compared, time, { samples: 5, values: false }, step),
    );
    const renames = [...comparison.renames.values()];
    const named = (rule: string): string =>
      renames.map((of) => of.get(reference('rule', rule))).find((name) => name !== undefined) ?? rule;
    const [toCountSimply, naive] = await timed(() =>
      naiveImpact(readable(cases.walk()), old.systems, now.systems, time, named),
    );
    const equal =
      JSON.stringify([rowsOf(impact), impact.changed.cases, unreadableOf(impact)]) ===
      JSON.stringify([naive.rows, naive.changed, naive.unreadable]);
    return {
      cases: count,
      changed: impact.changed.cases,
      rows: naive.rows.length,
      toFill,
      toCount,
      mostMegabytesOfHeap: Math.round(most / 1e6),
      toCountSimply,
      equal,
    };
  } finally {
    await cases.close();
  }
}
