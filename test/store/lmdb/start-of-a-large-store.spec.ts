import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { storeManyCases } from '../../support/cases/many-cases.js';
import { storedCase } from '../../support/cases/stored-case.js';

const count = 5000;

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Number(((performance.now() - started) / 1000).toFixed(2));
}

describe('An LMDB store with many cases', () => {
  it('is proven sound by the digests of its records when a service starts, without reading the cases in them', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'large-store-'));
    const warnings: string[] = [];
    const filled = await openCaseStore(`lmdb:${directory}`);
    await storeManyCases(filled, count, await storedCase(), ['A', 'B', 'C']);
    await filled.close();
    let walked = 0;
    const toServe = await seconds(async () => {
      const cases = await openCaseStore(`lmdb:${directory}`, {
        serving: { warn: (message) => void warnings.push(message) },
      });
      await cases.close();
    });
    const toReadAll = await seconds(async () => {
      const cases = await openCaseStore(`lmdb:${directory}`);
      for await (const { damage } of cases.walk()) if (damage === undefined) walked++;
      await cases.close();
    });
    process.stdout.write(
      `      start of a store: ${JSON.stringify({ cases: count, secondsToServe: toServe, secondsToReadAll: toReadAll })}\n`,
    );
    expect([walked, warnings]).to.deep.equal([count, []]);
    rmSync(directory, { recursive: true });
  });
});
