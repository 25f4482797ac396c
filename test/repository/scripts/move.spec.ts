import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';

/** What `npm run move` does with 100,000 cases, with fewer. */
async function move(...words: readonly string[]): Promise<object> {
  const script = fileURLToPath(new URL('../../../scripts/move.js', import.meta.url));
  const child = spawn(process.execPath, [script, '2000', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  await once(child, 'close');
  const figures = out.trim().split('\n').at(-1) ?? '';
  process.stdout.write(`      ${figures}\n`);
  return JSON.parse(figures) as object;
}

describe('case-capture export | case-capture import', () => {
  it('moves cases to another LMDB store with equal digests', async () => {
    expect(await move()).to.include({ cases: 2000, equalDigests: true });
  }).timeout(60_000);
});

describeOnMongodb('case-capture export | case-capture import to MongoDB', (uriOf) => {
  it('moves cases from LMDB with equal digests', async () => {
    const database = `move-${randomUUID()}`;
    try {
      expect(await move(uriOf(database))).to.include({ cases: 2000, equalDigests: true });
    } finally {
      const client = new MongoClient(uriOf(''));
      await client.db(database).dropDatabase();
      await client.close();
    }
  }).timeout(120_000);
});
