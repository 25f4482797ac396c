import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import type { WholeStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { endFaults, mongoFaults } from '../../support/mongodb/mongo-faults.js';
import { WireProxy } from '../../support/mongodb/wire-proxy.js';
import { followed, knownFrom, storedIn } from '../../support/store/changes-contract.js';

/** The driver looks at a server that it lost for half a second at the earliest. */
const patience = { operation: 3000, serverSelection: 1200, connect: 1000, connection: 1500, socket: 700, command: 700 };

describeOnMongodb('The feed of changes on MongoDB, whose reader writes it down', (uriOf) => {
  const database = `feed-${randomUUID()}`;
  let site: { readonly proxy: WireProxy; readonly client: MongoClient };
  let faulty: WholeStore;
  let sound: WholeStore;
  before(async () => {
    site = { proxy: await WireProxy.start(uriOf('')), client: new MongoClient(uriOf('')) };
    faulty = await openMongoStore(site.proxy.uri(database), { patience });
    sound = await openMongoStore(uriOf(database));
    for (const store of [faulty, sound]) {
      await store.keepChanges(86_400_000);
      await store.feed();
    }
  });
  afterEach(() => endFaults(site));
  after(async () => {
    await faulty.close();
    await sound.close();
    await site.proxy.stop();
    await site.client.db(database).dropDatabase();
    await site.client.close();
  });

  const put = (caseId: string, csp: number): Promise<void> =>
    sound.put({ subId: 'S', caseId }, minimalCase(caseId, { csp }));

  // What is written down is inserted, what is told is taken back from the records: a reader can die behind either.
  for (const command of ['insert', 'update'])
    for (const fault of mongoFaults)
      it(`loses nothing, and changes nothing that was read, when a reader's ${command} meets: ${fault.name}`, async () => {
        const run = randomUUID();
        for (const each of ['a', 'b', 'c']) await put(`${each} ${run}`, 1);
        await fault.befall(site, command, 1);
        const reading = await faulty.feed().catch((error: unknown) => error);
        if (reading instanceof Error)
          expect(reading).to.be.instanceOf(StoreUnavailable).with.property('outcome', 'none');
        await endFaults(site);
        const before = await followed(sound);
        await put(`a ${run}`, 2);
        await sound.remove({ subId: 'S', caseId: `b ${run}` });
        const after = await followed(sound);
        expect(after.slice(0, before.length)).to.deep.equal(before);
        expect(knownFrom(after)).to.deep.equal(await storedIn(sound));
      });

  it('never tells an older state behind a newer one, though a reader stops between looking and writing down', async () => {
    const caseId = randomUUID();
    await put(caseId, 1);
    // What the reader saw is old when its insertion arrives: another one has told a newer state meanwhile.
    let isKeptBack = (): void => undefined;
    const keptBack = new Promise<void>((resolve) => (isKeptBack = resolve));
    let left = 1;
    site.proxy.fate = (command) => {
      if (command !== 'insert' || left-- <= 0) return 'pass';
      isKeptBack();
      return 'keepBack';
    };
    const slow = await openMongoStore(site.proxy.uri(database), { patience });
    const reading = slow.feed().catch((error: unknown) => error);
    await keptBack;
    await put(caseId, 2);
    await followed(sound);
    await sound.remove({ subId: 'S', caseId });
    const before = await followed(sound);
    site.proxy.release();
    await reading;
    await slow.close();
    expect(await followed(sound)).to.deep.equal(before);
    expect(knownFrom(await followed(sound))).to.deep.equal(await storedIn(sound));
  });
});
