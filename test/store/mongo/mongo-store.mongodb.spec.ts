import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { Binary, MongoClient } from 'mongodb';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { describeCaseStore } from '../../support/store/case-store-contract.js';

const one = { subId: 'S', caseId: 'C' };

describeOnMongodb('MongoDB as a case store', (uriOf) => {
  let client: MongoClient;
  before(() => {
    client = new MongoClient(uriOf(''));
  });
  after(() => client.close());

  describeCaseStore('the MongoDB store', async () => {
    const database = `contract-${randomUUID()}`;
    return {
      open: () => openCaseStore(uriOf(database)),
      damage: async ({ subId, caseId }) => {
        const cases = client.db(database).collection<{ bytes: Binary }>('cases');
        const found = await cases.findOne({ subId, caseId });
        if (!found) throw new Error('no such record');
        const bytes = Buffer.from(found.bytes.buffer);
        bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1);
        await cases.updateOne({ subId, caseId }, { $set: { bytes: new Binary(bytes) } });
      },
      clear: async () => void (await client.db(database).dropDatabase()),
    };
  });

  describe('the MongoDB store', () => {
    let database: string;
    beforeEach(() => {
      database = `store-${randomUUID()}`;
    });
    afterEach(() => client.db(database).dropDatabase());

    it('keeps a case once by its _id, so that a cluster may divide cases by it: no other index is unique', async () => {
      const cases = await openCaseStore(uriOf(database));
      await cases.create(one, minimalCase('C'));
      const indexes = await client.db(database).collection('cases').indexes();
      expect(indexes.map(({ key, unique }) => [key, unique])).to.deep.include([{ subId: 1, caseId: 1 }, undefined]);
      await client.db(database).collection('cases').dropIndexes();
      expect(await cases.create(one, minimalCase('C'))).to.equal(false);
      await cases.close();
    });

    it('works with the unique index that earlier versions made', async () => {
      const collection = client.db(database).collection('cases');
      await collection.createIndex({ subId: 1, caseId: 1 }, { unique: true });
      const cases = await openCaseStore(uriOf(database));
      expect([await cases.create(one, minimalCase('C')), await cases.create(one, minimalCase('C'))]).to.deep.equal([
        true,
        false,
      ]);
      expect((await collection.indexes()).some(({ unique }) => unique)).to.equal(true);
      await cases.close();
    });

    it('lets the server forget expired claims', async () => {
      const cases = await openCaseStore(uriOf(database));
      await cases.claim('mark', Date.now() + 1000, Date.now());
      const claims = client.db(database).collection('claims');
      expect((await claims.indexes()).map(({ key, expireAfterSeconds }) => [key, expireAfterSeconds])).to.deep.include([
        { forgetAt: 1 },
        0,
      ]);
      expect((await claims.findOne())?.['forgetAt']).to.be.instanceOf(Date);
      await cases.close();
    });

    it('names a record without content, and takes the place of it', async () => {
      const cases = await openCaseStore(uriOf(database));
      await client
        .db(database)
        .collection<{ _id: string }>('cases')
        .insertOne({ _id: JSON.stringify(['S', 'C']), ...one });
      const error = await cases.read(one).catch((caught: unknown) => caught);
      expect(error)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.matches(/"C".*"S".*no content/);
      await cases.put(one, minimalCase('C'));
      expect((await cases.read(one))?.case.id).to.equal('C');
      await cases.close();
    });

    it('takes the name of the database from the path, and case-capture without one', async () => {
      for (const [uri, name] of [
        [uriOf(database), database],
        [uriOf(''), 'case-capture'],
        [uriOf('', '?appName=x'), 'case-capture'],
      ] as const) {
        const cases = await openCaseStore(uri);
        const caseId = randomUUID();
        await cases.create({ subId: 'S', caseId }, minimalCase('C'));
        expect(await client.db(name).collection('cases').countDocuments({ caseId })).to.equal(1);
        await cases.remove({ subId: 'S', caseId });
        await cases.close();
      }
    });

    it('refuses a database without a case store where there must be one', async () => {
      const error = await openCaseStore(uriOf(database), { mustExist: true }).catch((caught: unknown) => caught);
      expect(error).to.be.instanceOf(Error).with.property('message').that.includes('there is no case store');
      const cases = await openCaseStore(uriOf(database));
      await cases.create(one, minimalCase('C'));
      await cases.close();
      await (await openCaseStore(uriOf(database), { mustExist: true })).close();
    });

    it('cannot be reached once it is closed', async () => {
      const cases = await openCaseStore(uriOf(database));
      await cases.close();
      expect(await cases.read(one).catch((error: unknown) => error)).to.be.instanceOf(StoreUnavailable);
    });
  });
});
