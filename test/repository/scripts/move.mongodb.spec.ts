import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { moveCases } from '../../support/run/move-cases.js';

describeOnMongodb('case-capture export | case-capture import to MongoDB', (uriOf) => {
  it('moves cases from LMDB with equal digests', async () => {
    const database = `move-${randomUUID()}`;
    try {
      expect(await moveCases(uriOf(database))).to.include({ cases: 2000, equalDigests: true });
    } finally {
      const client = new MongoClient(uriOf(''));
      await client.db(database).dropDatabase();
      await client.close();
    }
  });
});
