import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { describeOnMongodb, describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { MongodbServer } from '../../support/mongodb/mongodb-server.js';
import { WireProxy } from '../../support/mongodb/wire-proxy.js';
import { expectLinearizable, expectLinearizableAcrossKills } from '../../support/store/expect-linearizable.js';
import { isLinearizable } from '../../support/store/linearizable.js';
import { recordHistory } from '../../support/store/record-history.js';

describeOnMongodb('MongoDB under concurrent clients', (uriOf) => {
  let database: string;
  beforeEach(() => {
    database = `linear-${randomUUID()}`;
  });
  afterEach(async () => {
    const client = new MongoClient(uriOf(''));
    await client.db(database).dropDatabase();
    await client.close();
  });

  it('is linearizable over two instances', async () => {
    const views = [await openCaseStore(uriOf(database)), await openCaseStore(uriOf(database))];
    await expectLinearizable(views);
    for (const view of views) await view.close();
  });

  it('is linearizable while answers and commands are lost', async () => {
    const proxy = await WireProxy.start(uriOf(''));
    const patience = {
      operation: 1000,
      serverSelection: 300,
      connect: 300,
      connection: 300,
      socket: 300,
      command: 300,
    };
    const views = [await openMongoStore(proxy.uri(database), { patience }), await openCaseStore(uriOf(database))];
    for (const view of views) await view.subIds();
    const fates = ['loseAnswer', 'loseCommand'] as const;
    proxy.fate = (name) =>
      ['insert', 'update', 'delete', 'find'].includes(name) && Math.random() < 0.15
        ? (fates[Math.random() < 0.5 ? 0 : 1] ?? 'pass')
        : 'pass';
    await expectLinearizable(views);
    proxy.fate = () => 'pass';
    for (const view of views) await view.close();
    await proxy.stop();
  });
});

describeWithMongodbProgram('MongoDB under concurrent clients, killed in between', (program) => {
  it('is linearizable', async () => {
    const server = await MongodbServer.start(program);
    const patience = {
      operation: 2000,
      serverSelection: 500,
      connect: 500,
      connection: 500,
      socket: 500,
      command: 500,
    };
    const views = [
      await openMongoStore(server.uri('linear'), { patience }),
      await openMongoStore(server.uri('linear'), { patience }),
    ];
    for (let kill = 0; kill < 5; kill++) {
      const reference = { subId: 'S', caseId: `C${kill}` };
      const recording = recordHistory(views, reference, 6, 20);
      for (let reads = 0; reads < 10; reads++) await views[0]?.read(reference);
      await server.kill();
      await server.revive();
      const history = await recording;
      expect(isLinearizable(history), JSON.stringify(history)).to.equal(true);
    }
    for (const view of views) await view.close();
    await server.stop();
  });
});

describeWithMongodbProgram('Services on MongoDB under concurrent clients, killed in between', (program) => {
  it('are linearizable when one of two is killed', async () => {
    const server = await MongodbServer.start(program);
    await expectLinearizableAcrossKills([1, 2].map(() => new ServiceVictim(server.uri('linear'))));
    await server.stop();
  });
});
