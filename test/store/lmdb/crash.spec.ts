import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { CrashRun } from '../../support/crash/crash-run.js';
import { expectNothingLost } from '../../support/crash/expect-nothing-lost.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';

describe('A service on LMDB that is killed', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'crash-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('keeps every acknowledged write', async () => {
    const victim = new ServiceVictim(`lmdb:${directory}`);
    const figures = await CrashRun.run([victim], { kills: 4, writesEach: 60 });
    await victim.kill();
    expectNothingLost(figures, 'service on LMDB');
    expect(figures.kills).to.equal(4);
    expect(figures.acknowledged).to.be.at.least(4 * 60);
  });

  it('is noticed when acknowledged writes are gone', async () => {
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
