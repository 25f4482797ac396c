import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CrashFigures } from '../support/crash/crash-figures.js';
import { CrashRun } from '../support/crash/crash-run.js';
import type { DataCopy } from '../support/rules/data-copy.js';
import { describeWithMongodbProgram } from '../support/mongodb/describe-on-mongodb.js';
import { MongodbServer } from '../support/mongodb/mongodb-server.js';
import { ServiceVictim } from '../support/crash/service-victim.js';
import { smallData } from '../support/rules/small-data.js';

const kills = 100;
const writesEach = 60;

function expectNothingLost(figures: CrashFigures, killed: string): void {
  process.stdout.write(`      ${killed}: ${JSON.stringify(figures)}\n`);
  expect(figures).to.include({ lost: 0, damaged: 0 });
  expect(figures.fewestInFlight).to.be.above(0);
}

function expectToBeLarge({ kills: done, acknowledged }: CrashFigures): void {
  expect(done).to.equal(kills);
  expect(acknowledged).to.be.at.least(5000);
}

describe('Services on LMDB that are killed', function () {
  this.timeout(600_000);
  let directory: string;
  let data: DataCopy;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'crash-'));
    data = smallData();
  });
  afterEach(() => {
    data.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  it('keep every acknowledged write', async () => {
    const victims = ['one', 'other'].map((name) => new ServiceVictim(`lmdb:${join(directory, name)}`, data));
    const figures = await CrashRun.run(victims, { kills, writesEach });
    for (const victim of victims) await victim.kill();
    expectNothingLost(figures, 'services on LMDB');
    expectToBeLarge(figures);
  });

  it('are noticed when acknowledged writes are gone', async () => {
    const service = new ServiceVictim(`lmdb:${directory}`, data);
    const losing = {
      store: service.store,
      kill: async () => {
        await service.kill();
        rmSync(directory, { recursive: true });
      },
      revive: () => service.revive(),
    };
    const { acknowledged, lost } = await CrashRun.run([losing], { kills: 1, writesEach: 20 });
    await service.kill();
    expect(acknowledged).to.be.at.least(20);
    expect(lost).to.be.above(0);
  });
});

describeWithMongodbProgram('MongoDB with processes that are killed', (program) => {
  let server: MongodbServer;
  let data: DataCopy;
  beforeEach(async () => {
    server = await MongodbServer.start(program);
    data = smallData();
  });
  afterEach(async () => {
    data.remove();
    await server.stop();
  });

  it('keeps every acknowledged write when one of two services is killed', async () => {
    const victims = [1, 2].map(() => new ServiceVictim(server.uri('crash'), data));
    const figures = await CrashRun.run(victims, { kills, writesEach });
    for (const victim of victims) await victim.kill();
    expectNothingLost(figures, 'services on MongoDB');
    expectToBeLarge(figures);
  }).timeout(600_000);

  it('keeps every acknowledged write when the database is killed, and the service serves again by itself', async () => {
    const service = new ServiceVictim(server.uri('crash'), data);
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
  }).timeout(600_000);
});
