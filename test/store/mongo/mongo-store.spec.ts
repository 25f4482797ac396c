import { expect } from 'chai';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';

const one = { subId: 'S', caseId: 'C' };

describe('the MongoDB store without a server', () => {
  it('opens, is unavailable in bounded time, and names no host', async () => {
    const patience = { serverSelection: 200, operation: 1000 };
    const cases = await openMongoStore('mongodb://127.0.0.1:1/db', { patience });
    const calls = [
      () => cases.read(one),
      () => cases.create(one, minimalCase('C')),
      () => cases.remove(one),
      () => cases.subIds(),
      () => cases.claim('m', 2, 1),
    ];
    for (const call of calls) {
      const error = await call().catch((caught: unknown) => caught);
      expect(error).to.be.instanceOf(StoreUnavailable).with.property('message').that.does.not.include('127.0.0.1');
      expect(error).not.to.have.property('cause');
    }
    await cases.close();
  });

  it('refuses a wrong URI and shows nothing of it', async () => {
    const error = await openCaseStore('mongodb://user:secret@/db').catch((caught: unknown) => caught);
    expect(error)
      .to.be.instanceOf(Error)
      .with.property('message')
      .that.includes('not valid')
      .and.not.includes('secret');
  });
});
