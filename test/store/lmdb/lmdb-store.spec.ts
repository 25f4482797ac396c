import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { open } from 'lmdb';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openClaims, openLmdbDatabase, openReceipts } from '../../../src/store/lmdb/lmdb-database.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { endWithTest } from '../../support/run/end-with-test.js';
import { describeCaseStore } from '../../support/store/case-store-contract.js';

const directory = (): string => mkdtempSync(join(tmpdir(), 'case-store-'));

describeCaseStore('the LMDB store', async () => {
  const root = directory();
  return {
    open: async () => openLmdbStore(join(root, 'data')),
    damage: async ({ subId, caseId }) => {
      const database = open<Buffer>({ path: join(root, 'data'), useVersions: true, encoding: 'binary', cache: false });
      const entry = database.getEntry([subId, caseId]);
      if (!entry) throw new Error('no such record');
      const bytes = Buffer.from(entry.value);
      bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1);
      await database.put([subId, caseId], bytes, entry.version ?? 1);
      await database.close();
    },
    clear: async () => rmSync(root, { recursive: true }),
  };
});

describe('the LMDB store', () => {
  let root: string;
  beforeEach(() => {
    root = directory();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('keeps its directory to its owner', async () => {
    const cases = openLmdbStore(join(root, 'new.data'));
    expect(statSync(join(root, 'new.data')).mode & 0o777).to.equal(0o700);
    await cases.close();
  });

  it('keeps no trace of a receipt that is over and whose case is gone', async () => {
    const cases = openLmdbStore(root);
    const write = async (caseId: string, until: number, now: number): Promise<void> => {
      const receipt = { id: caseId, call: 'call', until, answer: null, hasValues: true };
      await cases.put({ subId: 'S', caseId }, minimalCase(caseId), { answered: { receipt, most: 2, now } });
    };
    for (const [caseId, until] of [
      ['a', 10],
      ['b', 20],
      ['c', 10],
    ] as const)
      await write(caseId, until, 1);
    for (const caseId of ['a', 'b']) await cases.remove({ subId: 'S', caseId });
    await write('d', 40, 15);
    await cases.close();
    const database = openLmdbDatabase(root, { mustExist: true });
    expect([...openReceipts(database).getKeys()]).to.deep.equal([
      [20, 'S', 'b'],
      ['S', 'b'],
      ['S', 'c'],
      ['S', 'd'],
    ]);
    await database.close();
  });

  it('keeps no trace of a claim that has expired', async () => {
    const cases = openLmdbStore(root);
    for (const [mark, until, now] of [
      ['a', 10, 1],
      ['b', 15, 2],
      ['a', 20, 11],
      ['c', 30, 20.5],
    ] as const)
      expect(await cases.claim(mark, until, now)).to.equal(true);
    await cases.close();
    const database = openLmdbDatabase(root, { mustExist: true });
    expect([...openClaims(database).getKeys()]).to.deep.equal([[30, 'c'], 'c']);
    await database.close();
  });

  it('refuses a directory whose file is empty, instead of starting a new store in it', () => {
    writeFileSync(join(root, 'data.mdb'), '');
    expect(() => openLmdbStore(root)).to.throw('data.mdb is empty');
  });

  it('cannot be reached once it is closed', async () => {
    const cases = openLmdbStore(root);
    await cases.close();
    const reference = { subId: 'S', caseId: 'C' };
    for (const call of [
      () => cases.read(reference),
      () => cases.create(reference, minimalCase('C')),
      () => cases.subIds(),
    ]) {
      expect(await call().catch((error: unknown) => error)).to.be.instanceOf(StoreUnavailable);
    }
  });
});

interface ClaimingProcess {
  /** What it says next. */
  line(): Promise<string>;
  begin(): void;
}

/** A process of its own, which claims marks once it is told to begin. */
function claimingProcess(root: string): ClaimingProcess {
  const script = fileURLToPath(new URL('../../support/store/claiming-process.js', import.meta.url));
  const { stdin, stdout } = endWithTest(
    spawn(process.execPath, [script, root], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return { line: async () => (await lines.next()).value as string, begin: () => stdin.write('begin\n') };
}

describe('an LMDB store that several processes have open', () => {
  let root: string;
  beforeEach(() => {
    root = directory();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('lets one of them claim each mark', async () => {
    // Who opens a directory while another still makes the file finds it empty, and refuses it.
    await (await openCaseStore(`lmdb:${root}`)).close();
    const processes = [1, 2, 3].map(() => claimingProcess(root));
    // Nobody writes a file that another is opening: only who serves from a directory writes it.
    for (const each of processes) await each.line();
    for (const each of processes) each.begin();
    const claims = await Promise.all(
      processes.map(async (each) => JSON.parse(await each.line()) as readonly boolean[]),
    );
    for (let mark = 0; mark < 200; mark++)
      expect(
        claims.filter((each) => each[mark] === true),
        `mark ${mark}`,
      ).to.have.length(1);
  });
});

describe('an LMDB store that cannot grow', () => {
  let root: string;
  beforeEach(() => {
    root = directory();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('refuses what needs room before the disk has none, and removes cases all the same', async () => {
    let room = 1;
    const store = openLmdbStore(root, { room: () => room });
    const [one, two] = [
      { subId: 'S', caseId: '1' },
      { subId: 'S', caseId: '2' },
    ];
    expect(await store.create(one, minimalCase('1'))).to.equal(true);
    const revision = (await store.read(one))?.revision ?? '';
    room = -1;
    for (const write of [
      () => store.create(two, minimalCase('2')),
      () => store.put(one, minimalCase('1')),
      () => store.replace(one, minimalCase('1'), revision),
      () => store.claim('mark', 2, 1),
    ]) {
      const refused = await write().catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(StoreUnavailable).with.property('message').that.includes('the disk is full');
    }
    expect((await store.read(one))?.revision).to.equal(revision);
    expect(await store.removeAt(one, revision)).to.equal(true);
    expect(await store.caseIds('S')).to.deep.equal([]);
    room = 0;
    expect(await store.create(two, minimalCase('2'))).to.equal(true);
    await store.close();
  });

  // A small limit: LMDB's message of a failed write, which it puts where it has no room for long numbers, stays short.
  it('refuses writes as unavailable and shows none of them, stays alive, and writes again when there is room', () => {
    const child = fileURLToPath(new URL('../../support/store/store-at-its-limit.js', import.meta.url));
    const atItsLimit = (store: string) =>
      spawnSync('sh', ['-c', `ulimit -f 192 && exec "$0" "$1" "$2"`, process.execPath, child, store]);
    let run = atItsLimit(join(root, '1'));
    // Two numbers of the message LMDB has not set: where both are long the system may end the process (disk-room.ts).
    for (let time = 2; run.signal === 'SIGABRT' && time <= 3; time++) run = atItsLimit(join(root, String(time)));
    const { stdout, stderr, status } = run;
    expect(status, stderr.toString()).to.equal(0);
    const { claims, claimedAgain, outcomes, visible, removed, written, unhandled } = JSON.parse(stdout.toString());
    expect(new Set(outcomes)).to.deep.equal(new Set(['done', 'unavailable']));
    expect(visible).to.have.length(outcomes.filter((outcome: string) => outcome === 'done').length);
    expect(claims).to.include('unavailable');
    for (const [index, claimed] of claims.entries())
      if (claimed === 'done') expect(claimedAgain[index], `mark ${index}`).to.not.equal(true);
    expect({ removed, written, unhandled }).to.deep.equal({ removed: 'done', written: 'done', unhandled: 0 });
  });
});

describe('opening a case store by its URI', () => {
  it('opens the LMDB store of a directory', async () => {
    const root = directory();
    const cases = await openCaseStore(`lmdb:${join(root, 'data')}`);
    expect(await cases.create({ subId: 'S', caseId: 'C' }, minimalCase('C'))).to.equal(true);
    await cases.close();
    rmSync(root, { recursive: true });
  });

  for (const uri of ['mysql://user:secret@host/db', 'data', 'file:x', '__proto__:x', 'lmdb:', '']) {
    it(`refuses ${JSON.stringify(uri)}, saying what is understood and no password`, async () => {
      const error = await openCaseStore(uri).catch((caught: unknown) => caught);
      expect(error)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.includes('understood: lmdb:')
        .and.not.includes('secret');
    });
  }
});
