import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import type { TrailOfCase } from '../../../src/case/trail-of-case.js';
import type { CaseStore } from '../../../src/case/store.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { captureRequest } from '../../support/capture/capture-request.js';
import { lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { FaultFigures } from '../../support/mongodb/fault-figures.js';
import { hashedCall } from '../../support/requests/hashed-call.js';
import { modification, personModification } from '../../support/requests/modify-request.js';
import { endFaults, mongoFaults } from '../../support/mongodb/mongo-faults.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';
import { WireProxy } from '../../support/mongodb/wire-proxy.js';

const subId = 'OUTCOME';
/** The driver looks at a server that it lost for half a second at the earliest. */
const patience = { operation: 3000, serverSelection: 1200, connect: 1000, connection: 1500, socket: 700, command: 700 };

interface Attempt {
  readonly caseId: string;
  /** A service on the same store that no fault befalls. */
  readonly sound: Service;
}

/**
 * A call that writes once: what must be there before, what it writes, and how often that took effect, which is 0 or 1.
 */
interface WritingCall {
  readonly name: string;
  /** The command by which it writes. */
  readonly command: string;
  prepare(attempt: Attempt): Promise<(service: Service) => Promise<Reply>>;
  effects(attempt: Attempt): Promise<number>;
}

const succeeds = (reply: Reply): Reply => {
  expect([reply.httpStatus, reply.isJson ? reply.status : 0], reply.text).to.deep.equal([200, 0]);
  return reply;
};
const create = async ({ sound, caseId }: Attempt, of = caseId): Promise<Reply> =>
  succeeds(await sound.call('createCaseInDB', { caseId: of, subId }, minimalRequest(of)));
const cases = async ({ sound }: Attempt): Promise<readonly string[]> =>
  ((await sound.call('caseList', { subId })).body as { readonly caseIds: readonly string[] }).caseIds;
const there = async (attempt: Attempt): Promise<number> =>
  (await cases(attempt)).filter((each) => each === attempt.caseId).length;
const changes = async ({ sound, caseId }: Attempt): Promise<number> =>
  (await sound.call('transferCaseFromDB', { caseId, subId })).case.NumberOfSourceChanges;
const documentOf = async ({ sound }: Attempt, caseId: string): Promise<string> => {
  const { text } = await sound.call('transferCaseFromDBXML', { caseId, subId });
  return /<Case[ >].*<\/Case>/s.exec(text)?.[0] ?? '';
};
const sendDocument = (service: Service, caseId: string, body: string): Promise<Reply> =>
  service.send(`/transferCaseToDBXML?${new URLSearchParams({ caseId, subId })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml' },
    body,
  });

/** A write and its link took effect both or neither: the last link of a case that is there is of the case as it is. */
async function expectWholeTrail({ sound, caseId }: Attempt): Promise<void> {
  const { codes, body } = await sound.call('trail', { caseId, subId });
  if (codes.includes(323)) return;
  const { jsonContent } = body as { readonly jsonContent: TrailOfCase };
  expect([jsonContent.unbroken, jsonContent.current]).to.deep.equal([true, true]);
}

/** The bodies that were signed, by case. */
const signed = new Map<string, object>();

const calls: readonly WritingCall[] = [
  {
    name: 'createCaseInDB',
    command: 'insert',
    prepare:
      async ({ caseId }) =>
      (service) =>
        service.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId)),
    effects: there,
  },
  {
    name: 'modifyCase',
    command: 'update',
    prepare: async (attempt) => {
      await create(attempt);
      const body = modification(
        attempt.caseId,
        personModification({ newBenefits: [lifeBenefit({ benefitName: 'Added' })] }),
      );
      return (service) => service.call('modifyCase', { caseId: attempt.caseId, subId }, body);
    },
    effects: async (attempt) => {
      const counted = await changes(attempt);
      expect((await documentOf(attempt, attempt.caseId)).includes('Added')).to.equal(counted > 0);
      return counted;
    },
  },
  {
    name: 'userAction',
    command: 'update',
    prepare: async (attempt) => {
      await create(attempt);
      const { caseId, sound } = attempt;
      const { screenId, questions } = await new CaptureClient(sound, { subId, caseId }).start('capture', {
        language: 'en',
        sourceType: 2,
        groupScreens: true,
      });
      const answers = [{ questionId: questions[0]?.id, values: [{ id: '1', value: '' }] }];
      return (service) =>
        service.call(
          'userAction',
          {},
          { screenCommand: 'refresh', screenId, subId, caseId, loggingArea: '0', answers },
        );
    },
    effects: changes,
  },
  {
    name: 'transferCaseToDBXML of a new case',
    command: 'insert',
    prepare: async (attempt) => {
      const template = `${attempt.caseId}-template`;
      await create(attempt, template);
      const document = (await documentOf(attempt, template)).replaceAll(template, attempt.caseId);
      return (service) => sendDocument(service, attempt.caseId, document);
    },
    effects: there,
  },
  {
    name: 'transferCaseToDBXML over a case',
    command: 'update',
    prepare: async (attempt) => {
      await create(attempt);
      const document = (await documentOf(attempt, attempt.caseId)).replace(
        'NumberOfSourceChanges="0"',
        'NumberOfSourceChanges="1"',
      );
      return (service) => sendDocument(service, attempt.caseId, document);
    },
    effects: changes,
  },
  {
    name: 'copyCase',
    command: 'insert',
    prepare: async (attempt) => {
      const source = `${attempt.caseId}-source`;
      await create(attempt, source);
      return (service) =>
        service.call('copyCase', {
          sourceCaseId: source,
          sourceSubId: subId,
          destCaseId: attempt.caseId,
          destSubId: subId,
        });
    },
    effects: there,
  },
  {
    name: 'deleteCase',
    command: 'delete',
    prepare: async (attempt) => {
      await create(attempt);
      return (service) => service.call('deleteCase', { caseId: attempt.caseId, subId });
    },
    effects: async (attempt) => 1 - (await there(attempt)),
  },
  {
    name: 'captureWithHash',
    command: 'update',
    prepare: async (attempt) => {
      await create(attempt);
      const body = hashedCall({
        ...captureRequest(subId),
        caseId: attempt.caseId,
        timestamp: new Date().toISOString(),
      });
      signed.set(attempt.caseId, body);
      return (service) => service.call('captureWithHash', {}, body);
    },
    // Whether its hash was used up shows when it is sent once more.
    effects: async ({ sound, caseId }) =>
      (await sound.call('captureWithHash', {}, signed.get(caseId))).codes.includes(609) ? 1 : 0,
  },
];

describeOnMongodb('A call whose write has an outcome that is not known at first', (uriOf) => {
  const database = `outcomes-${randomUUID()}`;
  const figures = new FaultFigures();
  const stores: CaseStore[] = [];
  const services: Service[] = [];
  let site: { readonly proxy: WireProxy; readonly client: MongoClient };
  /** The faults through which some call succeeded. */
  const succeeded = new Set<string>();
  let longest = 0;
  before(async () => {
    site = { proxy: await WireProxy.start(uriOf('')), client: new MongoClient(uriOf('')) };
    stores.push(await openMongoStore(site.proxy.uri(database), { patience }), await openMongoStore(uriOf(database)));
    for (const store of stores) services.push(await Service.start({ cases: store, watchStore: false }));
    await stores[0]?.subIds();
  });
  afterEach(() => endFaults(site));
  after(async () => {
    for (const service of services) await service.stop();
    for (const store of stores) await store.close();
    await site.proxy.stop();
    await site.client.db(database).dropDatabase();
    await site.client.close();
    figures.print('calls by fault');
    process.stdout.write(`      longest call with a fault: ${longest} ms\n`);
  });

  for (const { name, command, prepare, effects } of calls)
    for (const fault of mongoFaults)
      for (const times of [1, 2])
        it(`${name} through ${times} x ${fault.name} took effect once when it succeeds, at most once when it says 503, and is never refused`, async () => {
          const [faulty, sound] = services as [Service, Service];
          const attempt = { caseId: randomUUID(), sound };
          const call = await prepare(attempt);
          await fault.befall(site, command, times);
          const started = Date.now();
          const reply = await call(faulty);
          longest = Math.max(longest, Date.now() - started);
          await endFaults(site);
          const effect = await effects(attempt);
          figures.count(fault.name, `${reply.httpStatus}, done ${effect}`);
          expect(reply.httpStatus, reply.text).to.be.oneOf([200, 503]);
          expect(effect).to.be.oneOf(reply.httpStatus === 200 ? [1] : [0, 1]);
          await expectWholeTrail(attempt);
          if (reply.httpStatus === 503) expect(reply.text).to.contain('900');
          else {
            succeeds(reply);
            succeeded.add(fault.name);
          }
        });

  it('succeeds in the end through each of these faults', () => {
    expect([...succeeded]).to.have.members(mongoFaults.map(({ name }) => name));
  });
});
