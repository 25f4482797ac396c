import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { open } from 'lmdb';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { smallData } from '../../support/rules/small-data.js';
import { StartedProcess } from '../../support/service/started-process.js';
import { storeDigest } from '../../support/store/store-digest.js';
import { commandLine, type Ran } from '../../support/run/command-line.js';

describe('case-capture backup', () => {
  let root: string;
  let directory: string;
  let copy: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'case-capture-backup-'));
    directory = join(root, 'cases');
    copy = join(root, 'copy');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const backup = (...words: readonly string[]): Promise<Ran> =>
    commandLine(['backup', '--store', `lmdb:${directory}`, ...words]);
  const marked = (id: string) =>
    minimalCase(id, {
      objects: [
        {
          element: 'CaseObject',
          id: 1,
          typeId: 25,
          attributes: [{ typeId: 702, value: { kind: 'string', value: `remark of ${id}` } }],
        },
      ],
    });
  const fill = async (count: number): Promise<void> => {
    const cases = await openCaseStore(`lmdb:${directory}`);
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        cases.put({ subId: 'S', caseId: `case ${index}` }, marked(`case ${index}`)),
      ),
    );
    await cases.claim('a hash', 2000, 1000);
    await cases.close();
  };
  const digestOf = async (path: string): Promise<string> => {
    const cases = await openCaseStore(`lmdb:${path}`, { mustExist: true });
    const digest = await storeDigest(cases);
    await cases.close();
    return digest;
  };

  for (const words of [[], ['--compact']])
    it(`makes a copy with an equal digest, its owner's alone, marks that were claimed included${words.length > 0 ? ', without unused pages too' : ''}`, async () => {
      await fill(300);
      expect(await backup(copy, ...words)).to.deep.equal({
        exitCode: 0,
        out: `lmdb:${directory} was copied to ${copy}\n`,
        err: '',
      });
      expect(await digestOf(copy)).to.equal(await digestOf(directory));
      expect(statSync(copy).mode & 0o777).to.equal(0o700);
      expect(statSync(join(copy, 'data.mdb')).mode & 0o777).to.equal(0o600);
      const cases = await openCaseStore(`lmdb:${copy}`);
      expect(await cases.claim('a hash', 2000, 1500)).to.equal(false);
      await cases.close();
      expect(readdirSync(root).sort()).to.deep.equal(['cases', 'copy']);
    });

  it('copies one moment of a store that a service writes, from which a service serves', async () => {
    const service = new StartedProcess({
      ...(await smallData()),
      CASE_STORE: `lmdb:${directory}`,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const { url } = await service.listening();
    const create = async (caseId: string): Promise<void> => {
      const response = await fetch(`${url}/createCaseInDB?${new URLSearchParams({ caseId, subId: 'S' })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(minimalRequest(caseId)),
      });
      expect((await response.json()) as object).to.include({ status: 0 });
    };
    let next = 0;
    const write = async (): Promise<void> => create(String(next++).padStart(5, '0'));
    while (next < 50) await write();
    const acknowledged = next;
    const copying = { done: false };
    const copied = backup(copy).finally(() => (copying.done = true));
    while (!copying.done) await write();
    expect(await copied).to.include({ exitCode: 0 });
    await write();
    service.signal('SIGTERM');
    await service.ended;

    const cases = await openCaseStore(`lmdb:${copy}`);
    const caseIds = await cases.caseIds('S');
    await cases.close();
    // They were written one after the other: one moment has all up to one of them.
    expect(caseIds).to.deep.equal(caseIds.map((_, index) => String(index).padStart(5, '0')));
    expect(caseIds.length).to.be.within(acknowledged, next - 1);

    const restored = new StartedProcess({
      ...(await smallData()),
      CASE_STORE: `lmdb:${copy}`,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const found = await fetch(`${(await restored.listening()).url}/transferCaseFromDB?caseId=00000&subId=S`);
    expect((await found.json()) as object).to.include({ status: 0 });
    restored.signal('SIGTERM');
    await restored.ended;
  });

  it('leaves deleted cases in a plain copy, and none in a compact one', async () => {
    await fill(300);
    const cases = await openCaseStore(`lmdb:${directory}`);
    await Promise.all(Array.from({ length: 299 }, (_, index) => cases.remove({ subId: 'S', caseId: `case ${index}` })));
    await cases.close();
    await backup(copy);
    await backup(join(root, 'compact'), '--compact');
    const remarks = (path: string): ReadonlySet<string> =>
      new Set(readFileSync(join(path, 'data.mdb'), 'latin1').match(/remark of case \d+/g));
    expect(remarks(copy)).to.include('remark of case 299').and.to.have.property('size').above(1);
    expect([...remarks(join(root, 'compact'))]).to.deep.equal(['remark of case 299']);
  });

  it('copies a store with damaged cases, and says how many they are', async () => {
    await fill(3);
    const raw = open<Buffer, [string, string]>({
      path: directory,
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      encoding: 'binary',
      cache: false,
    });
    await raw.put(['S', 'damaged'], Buffer.from('no case'), 1);
    await raw.close();
    const { exitCode, out } = await backup(copy);
    expect(exitCode).to.equal(1);
    expect(out).to.match(/; 1 cases in it are damaged\n$/);
    expect(await digestOf(copy)).to.equal(await digestOf(directory));
  });

  it('never writes into a directory that is there, nor leaves one when there is nothing to copy', async () => {
    mkdirSync(copy);
    expect((await backup(copy)).err).to.match(/is there already/);
    expect(readdirSync(copy)).to.deep.equal([]);
    expect((await backup(join(root, 'other'))).err).to.match(/there is no case store/);
    expect(readdirSync(root)).to.deep.equal(['copy']);
  });

  it('refuses what it cannot copy, without showing a password', async () => {
    const { exitCode, err } = await commandLine(['backup', '--store', 'mongodb://user:secret@host/db', copy]);
    expect(exitCode).to.equal(1);
    expect(err)
      .to.match(/its own tools/)
      .and.not.contain('secret');
  });
});
