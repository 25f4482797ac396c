import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredCase } from '../../../src/case/store.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { operations } from '../../../src/operations/index.js';
import { changedSystems } from '../../../src/screens/model/changed-systems.js';
import type { LiveSystems, Systems } from '../../../src/screens/model/systems.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { captureRequest } from '../../support/capture/capture-request.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { caseToModify, modification, personModification } from '../../support/requests/modify-request.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';
import { WatchedStore } from '../../support/store/watched-store.js';
import { times } from '../../support/run/times.js';

const place = { caseId: 'C', subId: 'S' };
const completeness = { ...place, language: 'en', sourceType: 2, loggingArea: '0' };

type Texts = Readonly<Record<string, string>>;

/** A call of each path whose answer follows from the state of the case. */
const calls: Readonly<Record<string, (service: Service, headers?: Texts) => Promise<Reply>>> = {
  transferCaseFromDB: (service, headers) => service.call('transferCaseFromDB', place, undefined, headers),
  transferCaseFromDBXML: (service, headers) => service.call('transferCaseFromDBXML', place, undefined, headers),
  transferCaseFromDBDetails: (service, headers) => service.call('transferCaseFromDBDetails', place, undefined, headers),
  checkCompleteness: (service, headers) => service.call('checkCompleteness', {}, completeness, headers),
  capture: (service, headers) => service.call('capture', {}, captureRequest('S'), headers),
  captureXML: (service, headers) =>
    service.call('captureXML', {}, { ...captureRequest('S'), groupScreens: false }, headers),
};

const quarter = 15 * 60_000;
const noon = Date.UTC(2026, 10, 24, 12);

describe('An answer about a case that is as it was', () => {
  let cases: WatchedStore;
  let now: number;
  let live: { current: Systems } & LiveSystems;
  let service: Service;
  const [all, none] = [newKey(), newKey()];

  const start = async (options: Parameters<typeof Service.start>[0] = {}): Promise<void> => {
    service = await Service.start({ cases, now: () => now, watchStore: false, systems: live, ...options });
  };

  beforeEach(async () => {
    [cases, now] = [new WatchedStore(), noon];
    const reloads = { since: noon, taken: 0, refused: 0, waiting: undefined };
    live = { current: realSystems(), reloads };
    await start();
    await service.call('createCaseInDB', place, caseToModify('C'));
    // The first check changes the flags of a case that nobody has captured.
    await service.call('checkCompleteness', {}, completeness);
  });

  afterEach(() => service.stop());

  /** Asks twice, after which an answer is kept. */
  const twice = async (call: () => Promise<Reply>): Promise<void> => {
    for (let count = 0; count < 2; count++) await call();
  };

  /** Whether a call looked into the case. */
  const looked = async (call: () => Promise<Reply>): Promise<boolean> => {
    const before = cases.looks;
    expect((await call()).refused).to.equal(false);
    return cases.looks > before;
  };

  it('is tried of every path that has one', () => {
    const paths = mountedOperations(operations.filter(({ fromState }) => fromState)).map(({ path }) => path);
    expect(Object.keys(calls).map((name) => `/${name}`)).to.have.members(paths);
  });

  for (const [name, call] of Object.entries(calls)) {
    it(`is told the third time as it was, without a look into the case (${name})`, async () => {
      const first = await call(service);
      expect(await looked(() => call(service))).to.equal(true);
      const before = cases.looks;
      const again = await call(service);
      expect(before).to.be.above(0);
      expect(cases.looks).to.equal(before);
      expect(again.text).to.equal(first.text);
      expect(again.headers.get('etag')).to.equal(first.headers.get('etag')).and.not.to.equal(null);
      expect(again.headers.get('content-type')).to.equal(first.headers.get('content-type'));
    });

    it(`is worked out anew in the next quarter of an hour, in which a day may begin (${name})`, async () => {
      now = noon + quarter - 1;
      await twice(() => call(service));
      expect(await looked(() => call(service))).to.equal(false);
      now += 1;
      expect(await looked(() => call(service))).to.equal(true);
    });

    it(`is worked out anew when other rules serve (${name})`, async () => {
      await twice(() => call(service));
      live.current = changedSystems(live.current, (rules) => ({ ...rules }));
      for (let count = 0; count < 2; count++) expect(await looked(() => call(service))).to.equal(true);
      expect(await looked(() => call(service))).to.equal(false);
    });

    it(`is worked out anew after another process changed the case, and told again when it is as before (${name})`, async () => {
      await twice(() => call(service));
      const before = await cases.read(place);
      const other = await Service.start({ cases, now: () => now, watchStore: false });
      await other.call('modifyCase', place, modification('C', personModification({ age: 47 })));
      await other.stop();
      expect(await looked(() => call(service))).to.equal(true);
      await cases.put(place, (before as StoredCase).case);
      expect(await looked(() => call(service))).to.equal(false);
    });

    it(`is told to nobody who may not see the case (${name})`, async () => {
      await service.stop();
      const scopes = ['read', 'capture'];
      await start({
        access: accessFrom({
          apiKeys: [
            { client: 'all', sha3: [all.sha3], scopes, subSystems: ['S'] },
            { client: 'none', sha3: [none.sha3], scopes, subSystems: ['OTHER'] },
          ],
        }),
      });
      for (let count = 0; count < 3; count++)
        expect((await call(service, { 'x-api-key': all.key })).refused).to.equal(false);
      expect((await call(service, { 'x-api-key': none.key })).text).to.contain('323');
    });
  }

  it('is the same answer as one that is worked out each time, whatever was called before, by whom and when', async () => {
    const names = [
      ...Object.keys(calls),
      ...Object.keys(calls),
      'german',
      'create',
      'modify',
      'remove',
      'later',
    ] as const;
    // Whatever else is drawn, something is told.
    const [again] = names;
    let told = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 10, maxLength: 25 }), async (steps) => {
        let moment = noon;
        const watched = new WatchedStore();
        const start = (assessedCases: number) =>
          Service.start({
            cases: assessedCases === 0 ? new MemoryStore() : watched,
            now: () => moment,
            watchStore: false,
            assessedCases,
          });
        const services = [await start(0), await start(3)];
        let age = 36;
        for (const step of ['create', ...steps]) {
          if (step === 'later') moment += quarter / 2;
          age += 1;
          const given = await Promise.all(
            services.map(async (one) => {
              const known = calls[step] ?? others[step];
              const reply = await known?.(one, { age: String(age) });
              return reply && [reply.httpStatus, reply.text, reply.headers.get('etag')];
            }),
          );
          expect(given[1], step).to.deep.equal(given[0]);
        }
        told += watched.unseen;
        for (const one of services) await one.stop();
      }),
      { numRuns: 4 * times, seed: testSeed, endOnFailure: true, examples: [[Array.from({ length: 10 }, () => again)]] },
    );
    expect(told).to.be.above(0);
  });

  it('is not kept of a check that has changed flags, nor where the call has a key or a condition', async () => {
    const check = calls['checkCompleteness'] as (typeof calls)[string];
    const { case: checked, digest } = (await cases.read(place)) as StoredCase;
    for (let count = 0; count < 4; count++) {
      await cases.put(place, { ...checked, complete: !checked.complete });
      expect(await looked(() => check(service))).to.equal(true);
      expect((await cases.read(place))?.digest).to.equal(digest);
    }
    await twice(() => check(service));
    expect(await looked(() => check(service))).to.equal(false);
    const keyed = { 'idempotency-key': 'once' };
    expect(await looked(() => check(service, keyed))).to.equal(true);
    expect(await looked(() => check(service, { 'if-match': '*' }))).to.equal(true);
    expect(await looked(() => check(service))).to.equal(false);
  });

  it('is known to whoever has it by its tag, without a look into the case', async () => {
    await twice(() => service.call('transferCaseFromDB', place));
    const tag = (await service.call('transferCaseFromDB', place)).headers.get('etag') ?? '';
    const before = cases.looks;
    const known = await service.send('/transferCaseFromDB?caseId=C&subId=S', { headers: { 'if-none-match': tag } });
    expect([known.httpStatus, known.text]).to.deep.equal([304, '']);
    expect(cases.looks).to.equal(before);
  });

  it('is kept of so many calls as the setting says, the longest unused first forgotten; of none with 0', async () => {
    const { transferCaseFromDB, transferCaseFromDBXML, capture } = calls as Required<typeof calls>;
    const [one, two, three] = [transferCaseFromDB, transferCaseFromDBXML, capture].map(
      (call) => () => (call as (typeof calls)[string])(service),
    ) as [() => Promise<Reply>, () => Promise<Reply>, () => Promise<Reply>];
    await service.stop();
    await start({ assessedCases: 2 });
    for (const call of [one, two, one, three]) await twice(call);
    expect(await looked(one)).to.equal(false);
    expect(await looked(three)).to.equal(false);
    expect(await looked(two)).to.equal(true);
    await service.stop();
    await start({ assessedCases: 0 });
    await twice(one);
    expect(await looked(one)).to.equal(true);
  });

  it('is not kept when it, or what was asked, is long', async () => {
    const persons = Array.from({ length: 80 }, (_, index) => ({
      ...(caseToModify('C') as { application: { persons: object[] } }).application.persons[0],
      id: `P${index}`,
    }));
    const long = { caseId: 'LONG', subId: 'S' };
    const body = { ...minimalRequest('LONG'), application: { persons } };
    expect((await service.call('createCaseInDB', long, body)).codes).to.deep.equal([]);
    const read = () => service.call('transferCaseFromDB', long);
    expect((await read()).text.length).to.be.above(100_000);
    await read();
    expect(await looked(read)).to.equal(true);
    const check = () => service.call('transferCaseFromDB', { ...place, loggingArea: 'x'.repeat(2000) });
    await twice(check);
    expect(await looked(check)).to.equal(true);
  });
});

/** What else may be called, with what it needs. */
const others: Readonly<Record<string, (service: Service, given: Texts) => Promise<Reply>>> = {
  german: (service) => service.call('checkCompleteness', {}, { ...completeness, language: 'de' }),
  create: (service) => service.call('createCaseInDB', place, caseToModify('C')),
  modify: (service, { age }) =>
    service.call('modifyCase', place, modification('C', personModification({ age: Number(age) }))),
  remove: (service) => service.call('deleteCase', place),
};
