import dns from 'node:dns';
import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { captureLog } from '../../support/service/captured-log.js';
import { describeWithMongodbProgram } from '../../support/mongodb/describe-on-mongodb.js';
import { DnsServer } from '../../support/mongodb/dns-server.js';
import { GuardedMongodb } from '../../support/mongodb/guarded-mongodb.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { Service } from '../../support/service/service.js';

const one = { subId: 'S', caseId: 'C' };
const patience = { serverSelection: 700, connect: 500, operation: 4000 };

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
