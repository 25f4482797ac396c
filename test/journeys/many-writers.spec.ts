import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCaseStore } from '../../src/store/open-case-store.js';
import { expectNoLostUpdate } from '../support/store/expect-no-lost-update.js';

describe('64 writers of one case on LMDB', () => {
  it('lose no update, and the case can be written afterwards', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'many-writers-'));
    const cases = await openCaseStore(`lmdb:${directory}`);
    try {
      await expectNoLostUpdate([cases]);
    } finally {
      await cases.close();
      rmSync(directory, { recursive: true });
    }
  });
});
