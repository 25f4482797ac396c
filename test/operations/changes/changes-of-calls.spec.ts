import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { backUpLmdb } from '../../../src/store/lmdb/back-up-lmdb.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { changedIn, describeChangesOfCalls, follow } from '../../support/changes/changes-of-calls-contract.js';
import { accessFrom, Issuer, newKey } from '../../support/service/keys.js';
import { Service } from '../../support/service/service.js';

const directory = mkdtempSync(join(tmpdir(), 'changes-'));

describeChangesOfCalls(
  'LMDB',
  async () => openLmdbStore(join(directory, 'store')),
  async () => rmSync(directory, { recursive: true }),
);

describe('The feed of changes', () => {
  it('tells callers of the cases that they may read and of no others, and keeps who waits waiting for those', async () => {
    const issuer = new Issuer();
    const [own, all] = [newKey(), newKey()];
    const access = accessFrom(
      {
        apiKeys: [
          { client: 'own', sha3: [own.sha3], scopes: ['read'], subSystems: ['OWN'] },
          { client: 'all', sha3: [all.sha3], scopes: ['read'], subSystems: ['*'] },
        ],
        tokens: issuer.rules,
      },
      issuer.keySet,
    );
    const service = await Service.start({ access, watchStore: false });
    try {
      const bound = await issuer.token(Date.now(), {
        scope: 'read',
        sub_systems: ['OWN', 'FOREIGN'],
        cases: [{ subId: 'FOREIGN', caseId: 'B' }],
      });
      const callers = {
        own: { 'x-api-key': own.key },
        all: { 'x-api-key': all.key },
        bound: { authorization: `Bearer ${bound}` },
      };
      const { mark } = changedIn(await service.call('changes', {}, undefined, callers.all));
      const waiting = service.call('changes', { after: mark, wait: 30 }, undefined, callers.own);
      const put = (subId: string, caseId: string) => service.cases.put({ subId, caseId }, minimalCase(caseId));
      for (const caseId of ['A', 'B']) await put('FOREIGN', caseId);
      const meanwhile = service.call('changes', { after: mark, wait: 1 }, undefined, callers.own);
      expect(changedIn(await meanwhile).changes).to.deep.equal([]);
      await put('OWN', 'A');
      expect(changedIn(await waiting).changes.map(({ subId }) => subId)).to.deep.equal(['OWN']);
      for (const [caller, seen] of [
        ['own', ['OWN A']],
        ['all', ['FOREIGN A', 'FOREIGN B', 'OWN A']],
        ['bound', ['FOREIGN B']],
      ] as const) {
        const { changes } = await follow(service, mark, callers[caller]);
        expect(
          changes.map(({ subId, caseId }) => `${subId} ${caseId}`),
          caller,
        ).to.deep.equal(seen);
        for (const subId of ['OWN', 'FOREIGN']) {
          const { body } = await service.call('caseList', { subId, changedSince: mark }, undefined, callers[caller]);
          const ids = seen.filter((one) => one.startsWith(subId)).map((one) => one.slice(-1));
          expect(body, `${caller} ${subId}`).to.deep.equal({ caseIds: ids });
        }
      }
    } finally {
      await service.stop();
    }
  });

  it('takes no mark of another store, nor one that a store put back to an earlier state has not given', async () => {
    const [place, backup] = [mkdtempSync(join(tmpdir(), 'changes-')), mkdtempSync(join(tmpdir(), 'changes-'))];
    const put = async (store: ReturnType<typeof openLmdbStore>, caseId: string): Promise<void> =>
      store.put({ subId: 'S', caseId }, minimalCase(caseId));
    const markOf = async (store: ReturnType<typeof openLmdbStore>): Promise<string> => {
      const service = await Service.start({ cases: store, watchStore: false });
      const { mark } = changedIn(await service.call('changes', {}));
      await service.stop();
      return mark;
    };
    const codesOf = async (store: ReturnType<typeof openLmdbStore>, after: string): Promise<readonly number[]> => {
      const service = await Service.start({ cases: store, watchStore: false });
      const { codes } = await service.call('changes', { after });
      await service.stop();
      return codes;
    };
    let store = openLmdbStore(place);
    try {
      await store.keepChanges(86_400_000);
      await put(store, 'A');
      const early = await markOf(store);
      await backUpLmdb(place, join(backup, 'copy'), { compact: false });
      await put(store, 'B');
      const late = await markOf(store);
      await store.close();
      rmSync(place, { recursive: true });
      cpSync(join(backup, 'copy'), place, { recursive: true });
      store = openLmdbStore(place);
      expect([await codesOf(store, early), await codesOf(store, late)]).to.deep.equal([[], [618]]);
      // Another change has the number of the one that the mark stands on.
      while (Date.now() === (await store.changes(0, 1)).end.time);
      await put(store, 'C');
      expect([await codesOf(store, early), await codesOf(store, late)]).to.deep.equal([[], [618]]);
      const other = openLmdbStore(join(backup, 'other'));
      await other.keepChanges(86_400_000);
      expect(await codesOf(other, early)).to.deep.equal([618]);
      await other.close();
    } finally {
      await store.close();
      for (const each of [place, backup]) rmSync(each, { recursive: true });
    }
  });

  it('keeps who waits out of the room of other calls, and answers them at once when the service stops', async () => {
    const service = await Service.start({ capacity: { inFlight: 1, waiting: 0 }, watchStore: false });
    const { mark: after } = changedIn(await service.call('changes', {}));
    const waiting: ReturnType<Service['send']>[] = [];
    for (let each = 0; each < 5; each++) {
      waiting.push(service.send(`/changes?after=${after}&wait=30`));
      // With room for one call these are refused unless the one that waits has left its place.
      for (let calls = 0; (await service.send('/subIdList')).httpStatus === 503; calls++)
        expect(calls, 'calls that are refused while one waits').to.be.below(10_000);
    }
    await service.stop();
    const replies = await Promise.all(waiting);
    expect(replies.map(({ httpStatus }) => httpStatus)).to.deep.equal(waiting.map(() => 200));
    for (const reply of replies) expect(changedIn(reply).changes).to.deep.equal([]);
  });

  it('looks at so many changes in a call that a caller who sees few of them gets an empty page, and more', async () => {
    const key = newKey();
    const access = accessFrom({
      apiKeys: [{ client: 'own', sha3: [key.sha3], scopes: ['read', 'write'], subSystems: ['OWN'] }],
    });
    const service = await Service.start({ access, watchStore: false });
    try {
      const headers = { 'x-api-key': key.key };
      const { mark } = changedIn(await service.call('changes', {}, undefined, headers));
      const foreign = Array.from({ length: 10_001 }, (_, index) => ({
        reference: { subId: 'FOREIGN', caseId: `${index}` },
        case: minimalCase(`${index}`),
      }));
      await service.cases.createAll(foreign);
      await service.cases.put({ subId: 'OWN', caseId: 'A' }, minimalCase('A'));
      const first = changedIn(await service.call('changes', { after: mark, wait: 30 }, undefined, headers));
      expect([first.changes, first.more]).to.deep.equal([[], true]);
      const { changes } = await follow(service, mark, headers);
      expect(changes.map(({ caseId }) => caseId)).to.deep.equal(['A']);
    } finally {
      await service.stop();
    }
  });
});
