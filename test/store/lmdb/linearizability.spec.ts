import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { expectLinearizable } from '../../support/store/expect-linearizable.js';

describe('The LMDB store under concurrent clients', () => {
  it('is linearizable', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'linear-'));
    const cases = await openCaseStore(`lmdb:${directory}`);
    await expectLinearizable([cases]);
    await cases.close();
    rmSync(directory, { recursive: true });
  });
});
