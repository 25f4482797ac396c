import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CrashRun } from '../../support/crash/crash-run.js';
import { expectNothingLost, expectToBeLarge, manyKills } from '../../support/crash/expect-nothing-lost.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';

describe('Services on LMDB that are killed a hundred times', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'crash-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('keep every acknowledged write', async () => {
    const victims = ['one', 'other'].map((name) => new ServiceVictim(`lmdb:${join(directory, name)}`));
    const figures = await CrashRun.run(victims, manyKills);
    for (const victim of victims) await victim.kill();
    expectNothingLost(figures, 'services on LMDB');
    expectToBeLarge(figures);
  });
});
