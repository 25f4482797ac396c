import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { CaseStore } from '../../src/case/store.js';
import { openCaseStore } from '../../src/store/open-case-store.js';
import { describeOnMongodb } from '../support/mongodb/describe-on-mongodb.js';
import { expectNoLostUpdate } from '../support/store/expect-no-lost-update.js';

describeOnMongodb('64 writers of one case on MongoDB', (uriOf) => {
  let database: string;
  let stores: CaseStore[];
  beforeEach(() => {
    database = `many-${randomUUID()}`;
    stores = [];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    const client = new MongoClient(uriOf(''));
    await client.db(database).dropDatabase();
    await client.close();
  });

  for (const instances of [1, 2])
    it(`lose no update through ${instances} instances, and the case can be written afterwards`, async () => {
      for (let instance = 0; instance < instances; instance++) stores.push(await openCaseStore(uriOf(database)));
      await expectNoLostUpdate(stores);
    });
});
