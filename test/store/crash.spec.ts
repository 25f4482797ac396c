import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type CrashFigures, CrashRun } from '../support/crash-run.js';
import { describeWithMongodbProgram } from '../support/describe-on-mongodb.js';
import { MongodbServer } from '../support/mongodb-server.js';
import { ServiceVictim } from '../support/service-victim.js';

const kills = 20;
const writesEach = 100;

function expectNothingLost(figures: CrashFigures, killed: string): void {
  process.stdout.write(`      ${killed}: ${JSON.stringify(figures)}\n`);
  expect(figures.lost).to.equal(0);
  expect(figures.fewestInFlight).to.be.above(0);
}

describe('a service on LMDB that is killed', function () {
  this.timeout(180_000);

  it('keeps every acknowledged write', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'crash-'));
    const victim = new ServiceVictim(`lmdb:${directory}`);
    try {
      expectNothingLost(await CrashRun.run(victim, kills, writesEach), 'service on LMDB');
    } finally {
      await victim.stop();
      rmSync(directory, { recursive: true });
    }
  });
});

describe('a crash run', function () {
  this.timeout(180_000);

  it('notices acknowledged writes that are gone', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'crash-'));
    const service = new ServiceVictim(`lmdb:${directory}`);
    const losing = {
      kill: async () => {
        await service.kill();
        rmSync(directory, { recursive: true });
      },
      revive: () => service.revive(),
    };
    try {
      const { acknowledged, lost } = await CrashRun.run(losing, 1, 20);
      expect(acknowledged).to.be.at.least(20);
      expect(lost).to.be.above(0);
    } finally {
      await service.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describeWithMongodbProgram('MongoDB with processes that are killed', (program) => {
  let server: MongodbServer;
  let service: ServiceVictim;
  beforeEach(async () => {
    server = await MongodbServer.start(program);
    service = new ServiceVictim(server.uri('crash'));
  });
  afterEach(async () => {
    await service.stop();
    await server.stop();
  });

  it('keeps every acknowledged write when the service is killed', async () => {
    expectNothingLost(await CrashRun.run(service, kills, writesEach), 'service on MongoDB');
  }).timeout(180_000);

  it('keeps every acknowledged write when the database is killed, and the service serves again by itself', async () => {
    const url = await service.revive();
    const database = {
      kill: () => server.kill(),
      revive: async () => {
        await server.kill();
        await server.revive();
        while ((await fetch(`${url}/health/ready`)).status !== 200);
        return url;
      },
    };
    expectNothingLost(await CrashRun.run(database, 5, writesEach), 'database');
  }).timeout(180_000);
});
