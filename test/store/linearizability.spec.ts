import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../src/store/mongo/mongo-store.js';
import { openCaseStore } from '../../src/store/open-case-store.js';
import type { DataCopy } from '../support/rules/data-copy.js';
import { describeOnMongodb, describeWithMongodbProgram } from '../support/mongodb/describe-on-mongodb.js';
import { type Event, isLinearizable } from '../support/store/linearizable.js';
import { MongodbServer } from '../support/mongodb/mongodb-server.js';
import { type HistoryView, recordHistory } from '../support/store/record-history.js';
import { ServedCases } from '../support/store/served-cases.js';
import { ServiceVictim } from '../support/crash/service-victim.js';
import { smallData } from '../support/rules/small-data.js';
import { WireProxy } from '../support/mongodb/wire-proxy.js';

const forever = Number.POSITIVE_INFINITY;
const at = (began: number, ended: number, call: Event['call']): Event => ({ began, ended, call });
const create = (value: string, done = true): Event['call'] => ({ kind: 'create', value, done });
const read = (saw: string | undefined): Event['call'] => ({ kind: 'read', saw });
const replace = (expected: string, value: string, done = true): Event['call'] => ({
  kind: 'replace',
  expected,
  value,
  done,
});
const put = (value: string): Event['call'] => ({ kind: 'put', value });
const remove: Event['call'] = { kind: 'remove' };

const histories: readonly (readonly [about: string, linearizable: boolean, history: readonly Event[]])[] = [
  ['nothing', true, []],
  [
    'one after the other',
    true,
    [at(0, 1, create('a')), at(2, 3, read('a')), at(4, 5, replace('a', 'b')), at(6, 7, read('b'))],
  ],
  ['a stale read', false, [at(0, 1, create('a')), at(2, 3, replace('a', 'b')), at(4, 5, read('a'))]],
  [
    'a read of the old value beside the write',
    true,
    [at(0, 1, create('a')), at(2, 5, replace('a', 'b')), at(3, 4, read('a'))],
  ],
  [
    'new and then old beside the write',
    false,
    [at(0, 1, create('a')), at(2, 9, replace('a', 'b')), at(3, 4, read('b')), at(5, 6, read('a'))],
  ],
  ['a lost update', false, [at(0, 1, create('a')), at(2, 4, replace('a', 'b')), at(3, 5, replace('a', 'c'))]],
  ['two creators who both win', false, [at(0, 2, create('a')), at(1, 3, create('b'))]],
  ['a removed case that comes back', false, [at(0, 1, create('a')), at(2, 3, remove), at(4, 5, read('a'))]],
  ['a wrong refusal', false, [at(0, 1, create('a')), at(2, 3, replace('a', 'b', false))]],
  [
    'an unknown write that took effect late',
    true,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('a')), at(5, 6, read('b'))],
  ],
  [
    'an unknown write that never took effect',
    true,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('a'))],
  ],
  [
    'an unknown write that took effect twice',
    false,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('b')), at(5, 6, put('c')), at(7, 8, read('b'))],
  ],
];

describe('The linearizability checker', () => {
  for (const [about, linearizable, history] of histories)
    it(`${linearizable ? 'accepts' : 'refuses'} ${about}`, () => {
      expect(isLinearizable(history)).to.equal(linearizable);
    });

  it('catches one stale read planted in a long history', () => {
    const history = Array.from({ length: 60 }, (_, index) => [
      at(index * 4, index * 4 + 1, put(String(index))),
      at(index * 4 + 2, index * 4 + 3, read(String(index === 40 ? 39 : index))),
    ]).flat();
    expect(isLinearizable(history)).to.equal(false);
  });
});

const rounds = 25;

async function expectLinearizable(views: readonly HistoryView[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const history = await recordHistory(views, { subId: 'S', caseId: `C${round}` }, 6, 12);
    expect(isLinearizable(history), JSON.stringify(history)).to.equal(true);
  }
}

describe('The LMDB store under concurrent clients', () => {
  it('is linearizable', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'linear-'));
    const cases = await openCaseStore(`lmdb:${directory}`);
    await expectLinearizable([cases]);
    await cases.close();
    rmSync(directory, { recursive: true });
  });
});

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
  }).timeout(60_000);

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
  }).timeout(60_000);
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
  }).timeout(120_000);
});

const serviceKills = 8;

/**
 * Kills the services in turn, each in the middle of a history; its clients go on with another one, or wait until it
 * serves again.
 */
async function expectLinearizableAcrossKills(victims: readonly ServiceVictim[]): Promise<void> {
  for (const victim of victims) await victim.revive();
  const views = victims.map(
    (_, own) =>
      new ServedCases(() => Promise.race([...victims.slice(own), ...victims.slice(0, own)].map(({ url }) => url))),
  );
  await views[0]?.makeTemplate('S');
  let unknown = 0;
  for (let kill = 0; kill < serviceKills; kill++) {
    const victim = victims[kill % victims.length];
    const reference = { subId: 'S', caseId: `C${kill}` };
    const recording = recordHistory(views, reference, 6, 25);
    for (let reads = 0; reads < 5; reads++) await views[0]?.read(reference);
    await victim?.kill();
    await victim?.revive();
    const history = await recording;
    unknown += history.filter(({ ended }) => ended === forever).length;
    expect(isLinearizable(history), JSON.stringify(history)).to.equal(true);
  }
  expect(unknown).to.be.above(0);
  for (const victim of victims) await victim.kill();
}

describe('Services under concurrent clients', function () {
  this.timeout(300_000);
  let directory: string;
  let data: DataCopy;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'linear-'));
    data = smallData();
  });
  afterEach(() => {
    data.remove();
    rmSync(directory, { recursive: true });
  });

  it('are linearizable on LMDB, killed in between', async () => {
    await expectLinearizableAcrossKills([new ServiceVictim(`lmdb:${directory}`, data)]);
  });

  it('are found out when writes that were acknowledged did not happen', async () => {
    const victim = new ServiceVictim(`lmdb:${directory}`, data);
    await victim.revive();
    const cases = new ServedCases(() => victim.url);
    await cases.makeTemplate('S');
    const forgetful: HistoryView = {
      read: (reference) => cases.read(reference),
      create: (reference, stored) => cases.create(reference, stored),
      replace: (reference, stored, revision) => cases.replace(reference, stored, revision),
      put: async () => undefined,
      remove: (reference) => cases.remove(reference),
    };
    let refused = 0;
    for (let round = 0; round < 10; round++)
      if (!isLinearizable(await recordHistory([forgetful], { subId: 'S', caseId: `C${round}` }, 6, 25))) refused++;
    await victim.kill();
    expect(refused).to.be.above(0);
  });

  describeWithMongodbProgram('Services on MongoDB under concurrent clients, killed in between', (program) => {
    it('are linearizable when one of two is killed', async () => {
      const server = await MongodbServer.start(program);
      await expectLinearizableAcrossKills([1, 2].map(() => new ServiceVictim(server.uri('linear'), data)));
      await server.stop();
    });
  });
});
