import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
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

  it('are noticed when acknowledged writes are gone', async () => {
    const service = new ServiceVictim(`lmdb:${directory}`);
    const losing = {
      store: service.store,
      kill: async () => {
        await service.kill();
        rmSync(directory, { recursive: true });
      },
      revive: () => service.revive(),
    };
    const { acknowledged, lost } = await CrashRun.run([losing], { kills: 1, writesEach: 20 });
    await service.kill();
    expect(acknowledged).to.be.at.least(20);
    expect(lost).to.be.above(0);
  });
});
