import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Document } from 'mongodb';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { describeOnMongodb, describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { MongodbServer } from '../../support/mongodb/mongodb-server.js';
import { Service } from '../../support/service/service.js';
import { weakeningOptions } from '../../support/mongodb/weakening-options.js';
import { WireProxy } from '../../support/mongodb/wire-proxy.js';

const one = { subId: 'S', caseId: 'C' };

describeOnMongodb('MongoDB by a URI that would weaken it', (uriOf) => {
  it('gets every write with majority and journal, and every read with majority from the primary', async () => {
    const proxy = await WireProxy.start(uriOf(''));
    const seen: Document[] = [];
    proxy.fate = (name, command) => {
      if (['insert', 'update', 'delete', 'find'].includes(name)) seen.push(command);
      return 'pass';
    };
    const weak = weakeningOptions.filter(
      (option) => !/^(W|w=1|j=|fsync|wtimeout=|lookup|maxStaleness|promoteV|promoteL|useBig|raw)/.test(option),
    );
    const cases = await openMongoStore(`${proxy.uri(`weak-${randomUUID()}`)}&${weak.join('&')}`);
    try {
      expect(await cases.create(one, minimalCase('C'))).to.equal(true);
      await cases.put(one, minimalCase('C'));
      expect(await cases.claim('mark', 2000, 1000)).to.equal(true);
      await cases.remove(one);
    } finally {
      await cases.close();
      await proxy.stop();
    }
    const writes = seen.filter((command) => !command['find']);
    expect(new Set(writes.map((command) => Object.keys(command)[0]))).to.deep.equal(
      new Set(['insert', 'update', 'delete']),
    );
    for (const { writeConcern } of writes)
      expect(writeConcern).to.deep.equal({ w: 'majority', j: true, wtimeout: 3000 });
    const reads = seen.filter((command) => command['find']);
    expect(reads).not.to.deep.equal([]);
    for (const { readConcern, $readPreference, maxTimeMS } of reads) {
      expect([readConcern, maxTimeMS]).to.deep.equal([{ level: 'majority' }, 3000]);
      expect($readPreference?.mode ?? 'primary').to.match(/^primary/);
    }
  });
});

/** Asks for readiness until it is there; in seconds. */
async function secondsToReady(service: Service): Promise<number> {
  const started = performance.now();
  while ((await service.send('/health/ready')).httpStatus !== 200);
  return Number(((performance.now() - started) / 1000).toFixed(2));
}

/** Three times a database is away and comes back, the first time before the service ever reached it. */
async function expectReadyAgain(
  about: string,
  uri: string,
  back: () => Promise<unknown>,
  away: () => Promise<void>,
): Promise<void> {
  const store = await openMongoStore(uri, { patience: { serverSelection: 300 } });
  const service = await Service.start({ cases: store, watchStore: false });
  const seconds: number[] = [];
  try {
    for (let fault = 0; fault < 3; fault++) {
      for (let asked = 0; asked < 3; asked++) expect((await service.send('/health/ready')).httpStatus).to.equal(503);
      await back();
      seconds.push(await secondsToReady(service));
      expect(
        (await service.call('createCaseInDB', { ...one, caseId: String(fault) }, minimalRequest(String(fault)))).status,
      ).to.equal(0);
      await away();
    }
  } finally {
    await service.stop();
    await store.close();
  }
  process.stdout.write(`      ${about}: ${JSON.stringify({ faults: seconds.length, secondsToReady: seconds })}\n`);
}

describeOnMongodb('MongoDB whose port is closed', (uriOf) => {
  it('is used as soon as it is open, also when it was closed at the start', async () => {
    let proxy = await WireProxy.start(uriOf(''));
    const { port } = proxy;
    await proxy.stop();
    const back = async (): Promise<void> => {
      proxy = await WireProxy.start(uriOf(''), port);
    };
    await expectReadyAgain(
      'port closed and open again',
      `mongodb://127.0.0.1:${port}/away-${randomUUID()}?directConnection=true`,
      back,
      () => proxy.stop(),
    );
  });
});

describeWithMongodbProgram('MongoDB that is killed', (program) => {
  it('is used as soon as it is back, also when it was away at the start', async () => {
    const server = await MongodbServer.start(program);
    try {
      await server.kill();
      await expectReadyAgain(
        'database killed and back',
        server.uri('killed'),
        () => server.revive(),
        () => server.kill(),
      );
    } finally {
      await server.stop();
    }
  });
});
