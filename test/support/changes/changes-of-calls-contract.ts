import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { ChangedCases } from '../../../src/case/changed-cases.js';
import type { WholeStore } from '../../../src/case/store.js';
import { minimalRequest } from '../requests/case-request.js';
import { asAnotherProcess } from '../retries/another-process.js';
import { adding, created, subId, writingCalls } from '../retries/writing-calls.js';
import type { Reply } from '../service/reply.js';
import { Service } from '../service/service.js';

type Query = Readonly<Record<string, string | number>>;

/** What an answer of `/changes` says. */
export const changedIn = (reply: Reply): ChangedCases => {
  expect(reply.codes, reply.text).to.deep.equal([]);
  return (reply.body as { readonly jsonContent: ChangedCases }).jsonContent;
};

/** Follows the feed of a service from a mark to its end, in pages of a few. */
export async function follow(service: Service, mark: string, headers = {}): Promise<ChangedCases> {
  const found: ChangedCases['changes'][number][] = [];
  for (let after = mark; ; ) {
    const {
      changes,
      mark: next,
      more,
    } = changedIn(await service.call('changes', { after, limit: 3 }, undefined, headers));
    found.push(...changes);
    after = next;
    if (!more) return { changes: found, mark: next, more };
  }
}

/** What services on one store tell of changes. */
export function describeChangesOfCalls(
  name: string,
  open: () => Promise<WholeStore>,
  close: () => Promise<void>,
): void {
  describe(`GET /changes on ${name}`, () => {
    let store: WholeStore;
    let first: Service;
    let other: Service;
    let now = Date.now();
    before(async () => {
      store = await open();
      await store.keepChanges(86_400_000);
      const options = { watchStore: false, now: () => now };
      first = await Service.start({ ...options, cases: store });
      other = await Service.start({ ...options, cases: asAnotherProcess(store) });
    });
    after(async () => {
      await first.stop();
      await other.stop();
      await store.close();
      await close();
    });

    const read = async (query: Query = {}, from = first): Promise<ChangedCases> =>
      changedIn(await from.call('changes', query));
    const begin = async (): Promise<string> => (await read()).mark;
    const place = (): { readonly caseId: string; readonly subId: string } => ({ caseId: randomUUID(), subId });

    it('begins with no change and a mark of now', async () => {
      await created(first, randomUUID());
      const { changes, mark, more } = await read();
      expect([changes, more]).to.deep.equal([[], false]);
      expect((await read({ after: mark })).changes).to.deep.equal([]);
    });

    for (const { name: call, prepare } of writingCalls)
      it(`tells ${call} to who follows another process, with the revision that its ETag says`, async () => {
        const caseId = randomUUID();
        const send = await prepare(first, caseId);
        const after = await begin();
        const reply = await send(first, {});
        const { changes } = await read({ after }, other);
        const [change, ...more] = changes.filter((each) => each.caseId === caseId);
        expect([change?.subId, more]).to.deep.equal([subId, []]);
        expect(change?.kind).to.be.oneOf(['created', 'changed', 'removed']);
        if (change?.kind === 'removed') expect(change).to.have.all.keys('caseId', 'subId', 'kind');
        else expect(`"${change?.revision}"`).to.equal(reply.headers.get('etag'));
      });

    it('tells several writes of a case as one, and a case that was made since as made', async () => {
      const { caseId } = place();
      const after = await begin();
      await created(first, caseId);
      await first.call('modifyCase', { caseId, subId }, adding(caseId, 'One'));
      const { changes } = await read({ after });
      expect(changes.map(({ kind }) => kind)).to.deep.equal(['created']);
      await first.call('deleteCase', { caseId, subId });
      expect((await read({ after })).changes).to.deep.equal([{ caseId, subId, kind: 'removed' }]);
    });

    it('tells nothing of a call that was refused, or sent again', async () => {
      const { caseId } = place();
      const headers = { 'idempotency-key': randomUUID() };
      await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), headers);
      const after = await begin();
      await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), headers);
      await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId));
      await first.call('modifyCase', { caseId, subId }, adding(caseId, 'One'), { 'if-match': '"another"' });
      expect((await read({ after })).changes).to.deep.equal([]);
    });

    it('goes on in pages, each of which says whether there is more, and the same again from the same mark', async () => {
      const after = await begin();
      const ids = Array.from({ length: 7 }, () => randomUUID());
      for (const caseId of ids) {
        await created(first, caseId);
        await read({ after });
      }
      const page = await read({ after, limit: 3 });
      expect([page.changes.map(({ caseId }) => caseId), page.more]).to.deep.equal([ids.slice(0, 3), true]);
      expect((await read({ after, limit: 3 })).changes).to.deep.equal(page.changes);
      const { changes } = await follow(other, after);
      expect(changes.map(({ caseId }) => caseId)).to.deep.equal(ids);
      const all = await read({ after, limit: 7 });
      expect([all.changes.length, all.more]).to.deep.equal([7, false]);
    });

    it('lets a call wait until another process writes', async () => {
      const after = await begin();
      const { caseId } = place();
      const waiting = read({ after, wait: 30 });
      await created(other, caseId);
      expect((await waiting).changes.map((change) => change.caseId)).to.deep.equal([caseId]);
    });

    it('answers a call that waits when its time is over, with a mark that goes on', async () => {
      const { changes, mark } = await read({ after: await begin(), wait: 1 });
      expect(changes).to.deep.equal([]);
      const { caseId } = place();
      await created(first, caseId);
      expect((await read({ after: mark })).changes).to.have.length(1);
    });

    const faulty: readonly (readonly [string, Query | { readonly after: readonly string[] }, readonly number[]])[] = [
      ['a mark that is made up', { after: 'AAAA' }, [618]],
      ['an empty mark', { after: '' }, [618]],
      ['200 characters of anything', { after: '😀\u0000%00"\\'.repeat(30) }, [618]],
      ['ten thousand characters', { after: 'A'.repeat(10_000) }, [618]],
      ['a mark given twice', { after: ['a', 'b'] }, [512]],
      ['no number of changes', { limit: '0' }, [512]],
      ['too many changes', { limit: '1001' }, [512]],
      ['a negative wait', { wait: '-1' }, [512]],
      ['too long a wait', { wait: '31' }, [512]],
      ['all of that at once', { limit: 'x', wait: '1.5' }, [512, 512]],
    ];
    for (const [what, query, codes] of faulty)
      it(`refuses ${what} with ${codes}, and so does a list`, async () => {
        expect((await first.call('changes', query)).codes).to.deep.equal(codes);
        if ('after' in query)
          expect((await first.call('caseList', { subId, changedSince: query.after })).codes).to.deep.equal(codes);
      });

    it('refuses with 618 a mark of which one character is another, however it is changed', async () => {
      const mark = await begin();
      for (let index = 0; index < mark.length; index++) {
        const other = mark[index] === 'A' ? 'B' : 'A';
        const forged = mark.slice(0, index) + other + mark.slice(index + 1);
        expect((await first.call('changes', { after: forged })).codes, forged).to.deep.equal([618]);
      }
      expect((await first.call('changes', { after: `${mark}A` })).codes).to.deep.equal([618]);
    });

    it('refuses with 618 a mark that is older than the feed reaches back, and takes one that is just not', async () => {
      const after = await begin();
      const began = now;
      try {
        now = began + 86_400_000;
        expect((await first.call('changes', { after })).codes).to.deep.equal([]);
        now += 1;
        expect((await first.call('changes', { after })).codes).to.deep.equal([618]);
        expect((await first.call('caseList', { subId, changedSince: after })).codes).to.deep.equal([618]);
      } finally {
        now = began;
      }
    });

    it('refuses marks of before with 618 when the feed was off, and everything with 619 while it is', async () => {
      const after = await begin();
      await store.keepChanges(0);
      for (const query of [{}, { after }]) expect((await first.call('changes', query)).codes).to.deep.equal([619]);
      expect((await first.call('caseList', { subId, changedSince: after })).codes).to.deep.equal([619]);
      await store.keepChanges(86_400_000);
      expect((await first.call('changes', { after })).codes).to.deep.equal([618]);
    });

    it('lists the cases that changed since a mark and are there, in pages, and as complete as asked', async () => {
      const [before, changed, gone, fresh] = ['a', 'b', 'c', 'd'].map((letter) => `${letter} ${randomUUID()}`);
      for (const caseId of [before, changed, gone]) await created(first, caseId ?? '');
      const changedSince = await begin();
      await first.call('modifyCase', { caseId: changed ?? '', subId }, adding(changed ?? '', 'One'));
      await created(first, fresh ?? '');
      await first.call('deleteCase', { caseId: gone ?? '', subId });
      const list = async (query: Query): Promise<unknown> =>
        (await other.call('caseList', { subId, changedSince, ...query })).body;
      expect(await list({})).to.deep.equal({ caseIds: [changed, fresh] });
      expect(await list({ limit: 1 })).to.deep.equal({ caseIds: [changed] });
      expect(await list({ after: changed ?? '' })).to.deep.equal({ caseIds: [fresh] });
      expect(await list({ complete: 'false' })).to.deep.equal({ caseIds: [changed, fresh] });
      expect(await list({ complete: 'true' })).to.deep.equal({ caseIds: [] });
      expect(await list({ subId: 'another' })).to.deep.equal({ caseIds: [] });
    });
  });
}
