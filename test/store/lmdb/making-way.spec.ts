import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { openInTurn } from '../../../src/store/lmdb/making-way.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { endWithTest } from '../../support/run/end-with-test.js';

const warn = (): void => undefined;

describe('An LMDB store that a service serves', () => {
  let directory: string;
  let other: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-way-'));
    other = mkdtempSync(join(tmpdir(), 'case-capture-way-'));
  });
  afterEach(() => {
    for (const each of [directory, other]) rmSync(each, { recursive: true });
  });

  const create = (cases: CaseStore, caseId: string): Promise<boolean> =>
    cases.create({ subId: 'S', caseId }, minimalCase(caseId));

  it('is not written while its file is opened once more, and is written then', async () => {
    const cases = await openCaseStore(`lmdb:${directory}`, { serving: { warn } });
    const elsewhere = openLmdbStore(other);
    let isWritten = false;
    const writing = await openInTurn(directory, async () => {
      const created = create(cases, 'C').then((done) => {
        isWritten = done;
      });
      // Elsewhere many cases are written in the time.
      for (let index = 0; index < 20; index++) await create(elsewhere, `case ${index}`);
      expect(isWritten).to.equal(false);
      return { created };
    });
    await writing.created;
    expect(isWritten).to.equal(true);
    await Promise.all([cases.close(), elsewhere.close()]);
  });

  it('is opened when all is written that was under way', async () => {
    const cases = await openCaseStore(`lmdb:${directory}`, { serving: { warn } });
    const written: string[] = [];
    const writing = Array.from({ length: 50 }, async (_, index) => {
      await create(cases, `case ${index}`);
      written.push(`case ${index}`);
    });
    await openInTurn(directory, () => expect(written).to.have.length(50));
    await Promise.all(writing);
    await cases.close();
  });

  it('is opened by one after the other', async () => {
    const cases = await openCaseStore(`lmdb:${directory}`, { serving: { warn } });
    const elsewhere = openLmdbStore(other);
    let [opening, most] = [0, 0];
    const open = async (): Promise<void> => {
      opening += 1;
      most = Math.max(most, opening);
      await create(elsewhere, 'C');
      opening -= 1;
    };
    await Promise.all([1, 2, 3].map(() => openInTurn(directory, open)));
    expect(most).to.equal(1);
    expect(await create(cases, 'C')).to.equal(true);
    await Promise.all([cases.close(), elsewhere.close()]);
    expect(readdirSync(directory).sort()).to.deep.equal(['data.mdb', 'lock.mdb']);
  });

  it('is written again when who opened it has died meanwhile', async () => {
    const cases = await openCaseStore(`lmdb:${directory}`, { serving: { warn } });
    const guest = endWithTest(spawn('sleep', ['600']));
    const { namespace } = JSON.parse(readFileSync(join(directory, 'service.lock'), 'utf8')) as { namespace: string };
    writeFileSync(join(directory, 'opening.lock'), JSON.stringify({ pid: guest.pid, namespace }));
    while (!existsSync(join(directory, 'opening.granted'))) await nextLook(5);
    const writing = create(cases, 'C');
    guest.kill();
    expect(await writing).to.equal(true);
    await cases.close();
  });

  it('makes way no more when it is closed', async () => {
    const cases = await openCaseStore(`lmdb:${directory}`, { serving: { warn } });
    expect(existsSync(join(directory, 'service.lock'))).to.equal(true);
    await cases.close();
    const again = await openInTurn(directory, () => openLmdbStore(directory));
    expect(await create(again, 'C')).to.equal(true);
    await again.close();
  });
});
