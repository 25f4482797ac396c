import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { describeTrailOfCalls } from '../../support/trail/trail-of-calls-contract.js';

describeOnMongodb('The trail of a case', (uriOf) => {
  const database = `trail-${randomUUID()}`;
  describeTrailOfCalls(
    'MongoDB',
    () => openCaseStore(uriOf(database)),
    async () => {
      const client = new MongoClient(uriOf(database));
      await client.db(database).dropDatabase();
      await client.close();
    },
  );
});
