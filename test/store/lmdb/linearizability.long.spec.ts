import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { caseOf } from '../../../src/case/codec.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { expectLinearizableAcrossKills } from '../../support/store/expect-linearizable.js';
import { isLinearizable } from '../../support/store/linearizable.js';
import { type HistoryView, recordHistory } from '../../support/store/record-history.js';
import { ServedCases } from '../../support/store/served-cases.js';

describe('Services under concurrent clients', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'linear-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('are linearizable on LMDB, killed in between', async () => {
    await expectLinearizableAcrossKills([new ServiceVictim(`lmdb:${directory}`)]);
  });

  it('are found out when writes that were acknowledged did not happen', async () => {
    const victim = new ServiceVictim(`lmdb:${directory}`);
    await victim.revive();
    const cases = new ServedCases(() => victim.life);
    await cases.makeTemplate('S');
    const forgetful: HistoryView = {
      read: (reference) => cases.read(reference),
      create: (reference, stored) => cases.create(reference, caseOf(stored)),
      replace: (reference, stored, revision) => cases.replace(reference, caseOf(stored), revision),
      put: async () => undefined,
      remove: (reference) => cases.remove(reference),
    };
    let refused = 0;
    for (let round = 0; round < 10; round++)
      if (!isLinearizable(await recordHistory([forgetful], { subId: 'S', caseId: `C${round}` }, 6, 25))) refused++;
    await victim.kill();
    expect(refused).to.be.above(0);
  });
});
