import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import type { DataCopy } from '../../support/rules/data-copy.js';
import { smallData } from '../../support/rules/small-data.js';
import { expectLinearizable, expectLinearizableAcrossKills } from '../../support/store/expect-linearizable.js';
import { isLinearizable } from '../../support/store/linearizable.js';
import { type HistoryView, recordHistory } from '../../support/store/record-history.js';
import { ServedCases } from '../../support/store/served-cases.js';

describe('The LMDB store under concurrent clients', () => {
  it('is linearizable', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'linear-'));
    const cases = await openCaseStore(`lmdb:${directory}`);
    await expectLinearizable([cases]);
    await cases.close();
    rmSync(directory, { recursive: true });
  });
});

describe('Services under concurrent clients', () => {
  let directory: string;
  let data: DataCopy;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'linear-'));
    data = smallData();
  });
  afterEach(() => {
    data.remove();
    rmSync(directory, { recursive: true });
  });

  it('are linearizable on LMDB, killed in between', async () => {
    await expectLinearizableAcrossKills([new ServiceVictim(`lmdb:${directory}`, data)]);
  });

  it('are found out when writes that were acknowledged did not happen', async () => {
    const victim = new ServiceVictim(`lmdb:${directory}`, data);
    await victim.revive();
    const cases = new ServedCases(() => victim.url);
    await cases.makeTemplate('S');
    const forgetful: HistoryView = {
      read: (reference) => cases.read(reference),
      create: (reference, stored) => cases.create(reference, stored),
      replace: (reference, stored, revision) => cases.replace(reference, stored, revision),
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
