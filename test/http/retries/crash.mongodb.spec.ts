import { expect } from 'chai';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { MongodbServer } from '../../support/mongodb/mongodb-server.js';
import { expectOnceEach } from '../../support/retries/crash-contract.js';

describeWithMongodbProgram('Calls with an Idempotency-Key to a service on MongoDB', (program) => {
  let server: MongodbServer;
  let service: ServiceVictim;
  beforeEach(async () => {
    server = await MongodbServer.start(program);
    service = new ServiceVictim(server.uri('retries'));
  });
  afterEach(async () => {
    await service.kill();
    await server.stop();
  });

  it('are carried out once, each, leave one link of a trail and are told in the feed when the service is killed', async () =>
    expect(await expectOnceEach(service)).to.be.above(0));

  it('are so too when the database is killed', async () => {
    await service.revive();
    await expectOnceEach({
      url: service.url,
      kill: () => server.kill(),
      revive: async () => {
        await server.kill();
        await server.revive();
      },
    });
  });
});
