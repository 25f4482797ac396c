import dns from 'node:dns';
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Document } from 'mongodb';
import type { CaseStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { connectMongo } from '../../../src/store/mongo/mongo-connection.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { captureLog } from '../../support/service/captured-log.js';
import { describeOnMongodb, describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { DnsServer } from '../../support/mongodb/dns-server.js';
import { GuardedMongodb } from '../../support/mongodb/guarded-mongodb.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { MongodbServer } from '../../support/mongodb/mongodb-server.js';
import { Service } from '../../support/service/service.js';
import { WireProxy } from '../../support/mongodb/wire-proxy.js';

const one = { subId: 'S', caseId: 'C' };
const patience = { serverSelection: 700, connect: 500, operation: 4000 };

/**
 * Options by which a URI would weaken what was acknowledged, let an operation wait for ever, or change what is read.
 */
const options = [
  ['w=0', 'w=1', 'W=0', 'journal=false', 'j=false', 'fsync=true', 'wtimeoutMS=0', 'wtimeout=1'],
  [
    'readConcernLevel=local',
    'readPreference=secondary',
    'readPreferenceTags=dc:east',
    'maxStalenessSeconds=120',
    'retryWrites=false',
    'retryReads=false',
  ],
  [
    'socketTimeoutMS=0',
    'serverSelectionTimeoutMS=0',
    'connectTimeoutMS=0',
    'waitQueueTimeoutMS=0',
    'timeoutMS=1',
    'maxPoolSize=1',
    'minPoolSize=5',
  ],
  [
    'raw=true',
    'promoteBuffers=true',
    'promoteValues=false',
    'promoteLongs=false',
    'useBigInt64=true',
    'ignoreUndefined=true',
    'lookup=none',
    'monitorCommands=true',
  ],
].flat();

/** Everything that the driver made of a URI, but for its own objects. */
const optionsOf = (uri: string): unknown => {
  const {
    mongoLoggerOptions: _logger,
    runtime: _runtime,
    ...plain
  } = connectMongo(uri).client.options as unknown as Readonly<Record<string, unknown>>;
  return JSON.parse(JSON.stringify(plain));
};

describe('The URI of a MongoDB store', () => {
  for (const option of options)
    it(`does not change by ${option} what the store sets`, () => {
      expect(optionsOf(`mongodb://host/db?${option}`)).to.deep.equal(optionsOf('mongodb://host/db'));
    });

  it('says how to connect', () => {
    const { client } = connectMongo(
      'mongodb://jane:secret@host/db?tls=true&tlsCAFile=ca.pem&authSource=admin&replicaSet=rs0&maxIdleTimeMS=5000&w=0',
    );
    expect(client.options).to.deep.include({ tls: true, tlsCAFile: 'ca.pem', replicaSet: 'rs0', maxIdleTimeMS: 5000 });
    expect(client.options.credentials).to.deep.include({ username: 'jane', password: 'secret', source: 'admin' });
    expect(client.options.writeConcern).to.deep.include({ w: 'majority', journal: true });
  });

  for (const uri of [
    'mongodb://jane:secret@host/db?tsl=true',
    'mongodb://jane:secret@host/db?tls=secret',
    'mongodb+srv://jane:secret@host:27017/db',
    'mongodb://jane:secret@host:port/db',
  ])
    it(`is refused with what is not known or not possible, and not shown: ${uri}`, () => {
      expect(() => connectMongo(uri))
        .to.throw('is not valid')
        .with.property('message')
        .that.does.not.match(/secret|jane|host\/db/);
    });
});

describeOnMongodb('MongoDB by a URI that would weaken it', (uriOf) => {
  it('gets every write with majority and journal, and every read with majority from the primary', async () => {
    const proxy = await WireProxy.start(uriOf(''));
    const seen: Document[] = [];
    proxy.fate = (name, command) => {
      if (['insert', 'update', 'delete', 'find'].includes(name)) seen.push(command);
      return 'pass';
    };
    const weak = options.filter(
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

describeWithMongodbProgram('MongoDB behind TLS and a password', (program) => {
  const domain = 'cases.example';
  const host = `db.${domain}`;
  let server: GuardedMongodb;
  let nameServer: DnsServer;
  let cases: CaseStore | undefined;
  const { lookup } = dns;
  const nameServers = dns.getServers();
  before(async () => {
    server = await GuardedMongodb.start(program, [host]);
    const srv = { port: server.port, target: host };
    nameServer = await DnsServer.start({
      [host]: { a: '127.0.0.1' },
      [`_mongodb._tcp.cluster.${domain}`]: { srv },
      [`cluster.${domain}`]: { txt: 'authSource=admin' },
      [`_mongodb._tcp.weak.${domain}`]: { srv },
      [`weak.${domain}`]: { txt: 'w=0' },
      [`_mongodb._tcp.strange.${domain}`]: { srv: { ...srv, target: 'db.elsewhere.example' } },
      [`strange.${domain}`]: {},
    });
    dns.setServers([nameServer.address]);
    // Names of hosts come from the same server; the machine's own files know nothing of them.
    const bySameServer = (
      name: string,
      given: object,
      done: (error: Error | null, found: unknown, family?: number) => void,
    ): void =>
      name.endsWith('.example')
        ? dns.resolve4(name, (error, found) =>
            done(
              error,
              'all' in given && given.all ? (found ?? []).map((address) => ({ address, family: 4 })) : found?.[0],
              4,
            ),
          )
        : lookup(name, given, done as never);
    dns.lookup = bySameServer as unknown as typeof dns.lookup;
  });
  after(async () => {
    dns.lookup = lookup;
    dns.setServers(nameServers);
    await nameServer?.stop();
    await server?.stop();
  });
  afterEach(async () => {
    await cases?.close();
    cases = undefined;
  });
  const trusting = (): string => `authSource=admin&tls=true&tlsCAFile=${encodeURIComponent(server.certificate)}`;

  const works: readonly { readonly how: string; readonly uri: () => string }[] = [
    {
      how: 'mongodb:// with user, password and the certificate',
      uri: () => `mongodb://${server.credentials}@127.0.0.1:${server.port}/guarded?${trusting()}`,
    },
    {
      how: 'mongodb+srv:// whose records name the server and where the user is known',
      uri: () =>
        `mongodb+srv://${server.credentials}@cluster.${domain}/guarded?tlsCAFile=${encodeURIComponent(server.certificate)}`,
    },
  ];
  for (const { how, uri } of works)
    it(`keeps cases through ${how}`, async () => {
      cases = await openMongoStore(uri(), { patience });
      await cases.put(one, minimalCase('C', { csp: 3 }));
      expect((await cases.read(one))?.case.csp).to.equal(3);
      await cases.remove(one);
    });

  const fails: readonly { readonly what: string; readonly uri: () => string; readonly says: RegExp }[] = [
    {
      what: 'a wrong password',
      uri: () => `mongodb://${server.user}:wr0ng-secret@127.0.0.1:${server.port}/guarded?${trusting()}`,
      says: /AuthenticationFailed/,
    },
    {
      what: 'no password',
      uri: () => `mongodb://127.0.0.1:${server.port}/guarded?${trusting()}`,
      says: /Unauthorized/,
    },
    {
      what: 'a certificate that nobody vouches for',
      uri: () => `mongodb://${server.credentials}@127.0.0.1:${server.port}/guarded?tls=true&authSource=admin`,
      says: /DEPTH_ZERO_SELF_SIGNED_CERT/,
    },
    {
      what: 'a certificate of another host',
      uri: () => `mongodb://${server.credentials}@localhost:${server.port}/guarded?${trusting()}`,
      says: /ERR_TLS_CERT_ALTNAME_INVALID/,
    },
    {
      what: 'no TLS',
      uri: () => `mongodb://${server.credentials}@127.0.0.1:${server.port}/guarded?authSource=admin`,
      says: /MongoServerSelectionError/,
    },
    {
      what: 'a file of certificates that is not there',
      uri: () => `mongodb://${server.credentials}@127.0.0.1:${server.port}/guarded?tls=true&tlsCAFile=/absent/ca.pem`,
      says: /ENOENT/,
    },
    {
      what: 'a name that nobody knows',
      uri: () => `mongodb+srv://${server.credentials}@absent.${domain}/guarded`,
      says: /ENOTFOUND/,
    },
    {
      what: 'a record that names a server of another domain',
      uri: () => `mongodb+srv://${server.credentials}@strange.${domain}/guarded`,
      says: /MongoAPIError/,
    },
    {
      what: 'a text record that would weaken the store',
      uri: () => `mongodb+srv://${server.credentials}@weak.${domain}/guarded`,
      says: /MongoParseError/,
    },
  ];
  for (const { what, uri, says } of fails)
    it(`is unavailable by ${what}, and neither log nor answer shows the password, the user or a host`, async () => {
      cases = await openMongoStore(uri(), { patience });
      const error = await cases.read(one).catch((caught: unknown) => caught);
      expect(error).to.be.instanceOf(StoreUnavailable).with.property('message').that.matches(says);
      const { log, text } = captureLog();
      const service = await Service.start({ cases, log, watchStore: false });
      try {
        const replies = [
          await service.call('transferCaseFromDB', one),
          await service.call('deleteCaseXML', one),
          await service.send('/health/ready'),
        ];
        for (const { httpStatus } of replies) expect(httpStatus).to.equal(503);
        const shown = text() + replies.map((reply) => reply.text + JSON.stringify([...reply.headers])).join('');
        expect(shown).to.match(says);
        for (const hidden of [
          server.user,
          server.password,
          encodeURIComponent(server.password),
          'wr0ng',
          `:${server.port}`,
          domain,
          'elsewhere',
          'localhost',
        ])
          expect(shown).not.to.contain(hidden);
      } finally {
        await service.stop();
      }
    });
});
