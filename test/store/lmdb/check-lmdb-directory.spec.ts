import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { open } from 'lmdb';
import { encodeCase } from '../../../src/case/codec.js';
import { checkLmdbDirectory } from '../../../src/store/lmdb/check-lmdb-directory.js';
import { minimalCase } from '../../support/cases/minimal-case.js';

describe('The check of an LMDB directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'check-lmdb-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const store = async (pageSize: number): Promise<void> => {
    const database = open<Buffer, [string, string]>({
      path: directory,
      noSubdir: false,
      pageSize,
      useVersions: true,
      encoding: 'binary',
      cache: false,
    });
    for (let index = 0; index < 60; index++)
      await database.put(['S', `C${index}`], encodeCase(minimalCase(`C${index}`)), 1);
    await database.close();
  };

  for (const pageSize of [4096, 8192, 16_384, 32_768])
    it(`reads a store with pages of ${pageSize} bytes, and notices when it is cut off`, async () => {
      await store(pageSize);
      expect(await checkLmdbDirectory(directory)).to.equal(0);
      truncateSync(join(directory, 'data.mdb'), 2 * pageSize + 100);
      const error = await checkLmdbDirectory(directory).catch((caught: unknown) => caught);
      expect(error)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.matches(/the file is cut off: it has \d+ bytes/);
    });

  it('says what the process that reads says when that cannot be started', async () => {
    await store(4096);
    const { NODE_OPTIONS } = process.env;
    process.env['NODE_OPTIONS'] = '--no-such-option';
    try {
      const error = await checkLmdbDirectory(directory).catch((caught: unknown) => caught);
      expect(error)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.contains(
          `the file cannot be read: ${process.execPath}: --no-such-option is not allowed in NODE_OPTIONS;`,
        );
    } finally {
      if (NODE_OPTIONS === undefined) delete process.env['NODE_OPTIONS'];
      else process.env['NODE_OPTIONS'] = NODE_OPTIONS;
    }
  });
});
