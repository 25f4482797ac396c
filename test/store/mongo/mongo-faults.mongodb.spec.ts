import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import type { CaseStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openMongoStore } from '../../../src/store/mongo/mongo-store.js';
import { describeOnMongodb } from '../../support/mongodb/describe-on-mongodb.js';
import { FaultFigures } from '../../support/mongodb/fault-figures.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { endFaults, type MongoFault, mongoFaults } from '../../support/mongodb/mongo-faults.js';
import { type Fate, WireProxy } from '../../support/mongodb/wire-proxy.js';

const one = { subId: 'S', caseId: 'C' };
/** The driver looks at a server that it lost for half a second at the earliest. */
const patience = { operation: 3000, serverSelection: 1200, connect: 1000, connection: 1500, socket: 700, command: 700 };

type Result = boolean | 'done' | 'unavailable';

/** A write, what it answers when all is well, and the version of the case that it leaves (undefined: none). */
interface Write {
  readonly name: string;
  readonly command: string;
  readonly there: boolean;
  readonly result: Result;
  readonly leaves: number | undefined;
  /** Whether it can be sent again without doing harm. */
  readonly repeatable: boolean;
  run(cases: CaseStore, revision: string | number): Promise<unknown>;
}

const writes: readonly Write[] = [
  {
    name: 'create',
    command: 'insert',
    there: false,
    result: true,
    leaves: 2,
    repeatable: false,
    run: (cases) => cases.create(one, minimalCase('C', { csp: 2 })),
  },
  {
    name: 'createAll',
    command: 'insert',
    there: false,
    result: true,
    leaves: 2,
    repeatable: false,
    run: async (cases) =>
      (
        await cases.createAll([
          { reference: { ...one, caseId: 'D' }, case: minimalCase('D') },
          { reference: one, case: minimalCase('C', { csp: 2 }) },
        ])
      ).every(Boolean),
  },
  {
    name: 'replace',
    command: 'update',
    there: true,
    result: true,
    leaves: 2,
    repeatable: true,
    run: (cases, revision) => cases.replace(one, minimalCase('C', { csp: 2 }), revision),
  },
  {
    name: 'put of a new case',
    command: 'insert',
    there: false,
    result: 'done',
    leaves: 2,
    repeatable: false,
    run: (cases) => cases.put(one, minimalCase('C', { csp: 2 })),
  },
  {
    name: 'put over a case',
    command: 'update',
    there: true,
    result: 'done',
    leaves: 2,
    repeatable: true,
    run: (cases) => cases.put(one, minimalCase('C', { csp: 2 })),
  },
  {
    name: 'remove',
    command: 'delete',
    there: true,
    result: 'done',
    leaves: undefined,
    repeatable: true,
    run: (cases) => cases.remove(one),
  },
  {
    name: 'claim',
    command: 'update',
    there: false,
    result: true,
    leaves: undefined,
    repeatable: false,
    run: (cases) => cases.claim('mark', 2000, 1000),
  },
];

/** The driver sends a command twice where the server is a replica set: each fate befalls both. */
const twice = (fate: Fate): Fate[] => [fate, fate];

const expected = ({ repeatable }: Write, { applied }: MongoFault, times: number): string =>
  applied
    ? 'succeeds once'
    : times === 1 || repeatable
      ? 'succeeds once or is unavailable'
      : 'is unavailable and not done';

describeOnMongodb('MongoDB with faults', (uriOf) => {
  let proxy: WireProxy;
  let cases: CaseStore;
  let behind: CaseStore;
  let client: MongoClient;
  let database: string;
  let revision: string | number;
  const figures = new FaultFigures();

  before(() => {
    client = new MongoClient(uriOf(''));
  });
  after(async () => {
    figures.print('store calls by fault');
    await client.close();
  });
  beforeEach(async () => {
    database = `faults-${randomUUID()}`;
    proxy = await WireProxy.start(uriOf(''));
    cases = await openMongoStore(proxy.uri(database), { patience });
    behind = await openMongoStore(uriOf(database));
    await cases.subIds();
  });
  afterEach(async () => {
    await endFaults({ proxy, client });
    await cases.close();
    await behind.close();
    await proxy.stop();
    await client.db(database).dropDatabase();
  });

  const prepare = async ({ there }: Write): Promise<void> => {
    if (there) await behind.create(one, minimalCase('C', { csp: 1 }));
    revision = (await behind.read(one))?.revision ?? '';
  };
  const outcome = async (write: Write): Promise<Result> => {
    try {
      const answered = await write.run(cases, revision);
      return typeof answered === 'boolean' ? answered : 'done';
    } catch (error) {
      expect(error).to.be.instanceOf(StoreUnavailable);
      return 'unavailable';
    }
  };
  const version = async (): Promise<number | undefined> => (await behind.read(one))?.case.csp;
  const untouched = ({ there }: Write): number | undefined => (there ? 1 : undefined);

  for (const write of writes) {
    describe(write.name, () => {
      beforeEach(() => prepare(write));

      for (const fault of mongoFaults)
        for (const times of [1, 2])
          it(`${expected(write, fault, times)} through ${times} x ${fault.name}`, async () => {
            await fault.befall({ proxy, client }, write.command, times);
            const result = await outcome(write);
            figures.count(fault.name, String(result));
            // Whether the driver sends it again is up to the driver and to what the server says of the error.
            const results = fault.applied
              ? [write.result]
              : times === 1 || write.repeatable
                ? [write.result, 'unavailable']
                : ['unavailable'];
            expect(result).to.be.oneOf(results);
            if (write.name !== 'claim')
              expect(await version()).to.equal(result === 'unavailable' ? untouched(write) : write.leaves);
          });

      it('has no false success when the server is lost with the answer', async () => {
        let lost = false;
        proxy.fate = (name) => {
          if (name === write.command && !lost) {
            lost = true;
            return 'hang';
          }
          return lost ? 'loseCommand' : 'pass';
        };
        expect(await outcome(write)).to.equal('unavailable');
      });

      it('is unavailable, never successful or refused, while every answer fails', async () => {
        proxy.fate = (name) => (['insert', 'update', 'delete', 'find'].includes(name) ? 'loseCommand' : 'pass');
        expect(await outcome(write)).to.equal('unavailable');
        expect(await version()).to.equal(untouched(write));
      });

      if (write.repeatable)
        it('does nothing when a copy of it arrives late, after a later write was acknowledged', async () => {
          proxy.plan([write.command], 'keepBack', 'pass');
          expect(await outcome(write)).to.equal(write.result);
          await behind.remove(one);
          await behind.create(one, minimalCase('C', { csp: 9 }));
          proxy.release();
          await client.db(database).collection('cases').countDocuments();
          expect(await version()).to.equal(9);
        });
    });
  }

  it('tells a lost conflict from a lost success: another writer was faster', async () => {
    await behind.create(one, minimalCase('C', { csp: 1 }));
    revision = (await behind.read(one))?.revision ?? '';
    await behind.replace(one, minimalCase('C', { csp: 5 }), revision);
    proxy.plan(['update'], ...twice('loseAnswer'));
    expect(await cases.replace(one, minimalCase('C', { csp: 2 }), revision)).to.equal(false);
    expect(await version()).to.equal(5);
  });

  it('finds its lost success behind later writes of others', async () => {
    await behind.create(one, minimalCase('C', { csp: 1 }));
    revision = (await behind.read(one))?.revision ?? '';
    proxy.plan(['update'], ...twice('hang'));
    const replaced = cases.replace(one, minimalCase('C', { csp: 2 }), revision);
    for (;;) {
      const read = await behind.read(one);
      if (read?.case.csp === 2 && (await behind.replace(one, minimalCase('C', { csp: 3 }), read.revision))) break;
    }
    expect(await replaced).to.equal(true);
    expect(await version()).to.equal(3);
  });

  it('does not know whether a lost replacement took effect where a record keeps no last writes', async () => {
    await behind.create(one, minimalCase('C', { csp: 1 }));
    revision = (await behind.read(one))?.revision ?? '';
    await client
      .db(database)
      .collection('cases')
      .updateOne({}, { $unset: { recent: '' } });
    proxy.plan(['update'], ...twice('loseCommand'));
    const replaced = cases.replace(one, minimalCase('C', { csp: 2 }), revision).catch((error: unknown) => error);
    expect(await replaced).to.be.instanceOf(StoreUnavailable);
    expect(await version()).to.equal(1);
  });

  it('does not know whether a lost creation or replacement took effect once the case is gone', async () => {
    await behind.create(one, minimalCase('C', { csp: 1 }));
    revision = (await behind.read(one))?.revision ?? '';
    proxy.plan(['update'], ...twice('hang'));
    const replaced = cases.replace(one, minimalCase('C', { csp: 2 }), revision).catch((error: unknown) => error);
    while ((await version()) !== 2);
    await behind.remove(one);
    expect(await replaced).to.be.instanceOf(StoreUnavailable);
  });

  it('reads through one lost answer, and is unavailable in time when there is none', async () => {
    await behind.create(one, minimalCase('C', { csp: 1 }));
    proxy.plan(['find'], 'loseAnswer');
    expect((await cases.read(one))?.case.csp).to.equal(1);
    proxy.fate = (name) => (name === 'find' ? 'hang' : 'pass');
    // Without its deadline it would wait for ever.
    expect(await cases.read(one).catch((error: unknown) => error)).to.be.instanceOf(StoreUnavailable);
    proxy.fate = () => 'pass';
    expect((await cases.read(one))?.case.csp).to.equal(1);
  });
});
