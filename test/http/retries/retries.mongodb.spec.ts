import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { describeRetries } from '../../support/retries/retries-contract.js';

describeOnMongodb('Calls that are sent again', (uriOf) => {
  const database = `retries-${randomUUID()}`;
  describeRetries(
    'MongoDB',
    () => openCaseStore(uriOf(database)),
    async () => {
      const client = new MongoClient(uriOf(database));
      await client.db(database).dropDatabase();
      await client.close();
    },
  );
});
