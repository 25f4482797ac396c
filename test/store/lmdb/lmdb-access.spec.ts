import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { LmdbAccess } from '../../../src/store/lmdb/lmdb-access.js';
import { openLmdbDatabase } from '../../../src/store/lmdb/lmdb-database.js';

describe('A write to an LMDB file that another process is opening', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'case-capture-access-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is refused when that process stands still, and is written again once it is gone', async () => {
    const database = openLmdbDatabase(directory, { mustExist: false });
    const access = new LmdbAccess(database, () => 1, 1);
    const write = (): Promise<unknown> =>
      access.write((database) => database.put(['S', 'C'], Buffer.from('case'), 1)).catch((error: unknown) => error);
    await access.pause();
    const [first, second] = await Promise.all([write(), write()]);
    expect(first).to.be.instanceOf(StoreUnavailable);
    expect(second).to.be.instanceOf(StoreUnavailable).and.to.have.property('outcome', 'none');
    expect(access.opened().get(['S', 'C'])).to.equal(undefined);
    access.resume();
    expect(await write()).to.equal(true);
    await access.close();
  });
});
