import { CrashRun } from '../../support/crash/crash-run.js';
import { expectNothingLost, expectToBeLarge, manyKills } from '../../support/crash/expect-nothing-lost.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { MongodbServer } from '../../support/mongodb/mongodb-server.js';

describeWithMongodbProgram('MongoDB with processes that are killed', (program) => {
  let server: MongodbServer;
  beforeEach(async () => {
    server = await MongodbServer.start(program);
  });
  afterEach(async () => {
    await server.stop();
  });

  it('keeps every acknowledged write when one of two services is killed', async () => {
    const victims = [1, 2].map(() => new ServiceVictim(server.uri('crash')));
    const figures = await CrashRun.run(victims, manyKills);
    for (const victim of victims) await victim.kill();
    expectNothingLost(figures, 'services on MongoDB');
    expectToBeLarge(figures);
  });

  it('keeps every acknowledged write when the database is killed, and the service serves again by itself', async () => {
    const service = new ServiceVictim(server.uri('crash'));
    const url = await service.revive();
    const database = {
      store: service.store,
      kill: () => server.kill(),
      revive: async () => {
        await server.kill();
        await server.revive();
        while ((await fetch(`${url}/health/ready`)).status !== 200);
        return url;
      },
    };
    const figures = await CrashRun.run([database], { kills: 5, writesEach: 100 });
    await service.kill();
    expectNothingLost(figures, 'database');
  });
});
