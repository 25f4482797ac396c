import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { describeChangesOfCalls } from '../../support/changes/changes-of-calls-contract.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';

describeOnMongodb('The feed of changes', (uriOf) => {
  const database = `changes-${randomUUID()}`;
  describeChangesOfCalls(
    'MongoDB',
    () => openCaseStore(uriOf(database)),
    async () => {
      const client = new MongoClient(uriOf(database));
      await client.db(database).dropDatabase();
      await client.close();
    },
  );
});
