import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import type { TrailOfCase } from '../../../src/case/trail-of-case.js';
import { asAnotherProcess } from '../retries/another-process.js';
import { adding, created, subId, writingCalls } from '../retries/writing-calls.js';
import { minimalRequest } from '../requests/case-request.js';
import { Service } from '../service/service.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** What services on one store leave in the trail of a case, and tell of it. */
export function describeTrailOfCalls(name: string, open: () => Promise<CaseStore>, close: () => Promise<void>): void {
  describe(`The trail of a case, on ${name}`, () => {
    let store: CaseStore;
    let first: Service;
    let other: Service;
    const now = Date.UTC(2026, 10, 21, 1, 23, 45, 678);
    before(async () => {
      store = await open();
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

    const trailOf = async (caseId: string): Promise<TrailOfCase> => {
      const reply = await other.call('trail', { caseId, subId });
      expect(reply.codes, reply.text).to.deep.equal([]);
      const trail = (reply.body as { readonly jsonContent: TrailOfCase }).jsonContent;
      expect(trail.unbroken).to.equal(true);
      return trail;
    };
    const numberOfLinks = async (caseId: string): Promise<number> =>
      (await store.read({ subId, caseId })) ? (await trailOf(caseId)).links.length : 0;

    for (const { name: call, prepare } of writingCalls) {
      it(`has one link of ${call}, which says when, what and from where, and none when it is sent again`, async () => {
        const caseId = randomUUID();
        const send = await prepare(first, caseId);
        const before = await numberOfLinks(caseId);
        const requestId = randomUUID();
        const headers = { 'idempotency-key': randomUUID(), 'x-request-id': requestId, traceparent };
        const reply = await send(first, headers);
        expect(reply.headers.get('traceparent')).to.equal(traceparent);
        for (const service of [first, other])
          expect((await send(service, headers)).headers.get('idempotency-replayed')).to.equal('true');
        if (call.startsWith('deleteCase')) {
          expect(await store.trail({ subId, caseId })).to.equal(undefined);
          return;
        }
        const { links, current } = await trailOf(caseId);
        expect([links.length, current]).to.deep.equal([before + 1, true]);
        const { versionId, revision, previous, digest, ...link } = links.at(-1) ?? expect.fail('no link');
        expect(link).to.deep.equal({
          ...{ number: before + 1, time: '2026-11-21T01:23:45.678Z', operation: call.replace('XML', '') },
          ...{ requestId, traceparent, keptFrom: 1 },
        });
        expect(`"${revision}"`).to.equal(reply.headers.get('etag'));
        expect(previous).to.equal(links.at(-2)?.digest ?? '');
        expect(versionId).to.equal((await store.read({ subId, caseId }))?.case.versionId);
      });
    }

    it('has no link of a call that was refused, or that left everything as it was', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const change = adding(caseId, 'Added');
      const stale = { 'if-match': '"another"' };
      expect((await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId))).codes).to.deep.equal([
        324,
      ]);
      expect((await first.call('modifyCase', { caseId, subId }, { ...change, locale: 'xx' })).refused).to.equal(true);
      expect((await first.call('modifyCase', { caseId, subId }, change, stale)).httpStatus).to.equal(412);
      await first.call('modifyCase', { caseId, subId }, { ...change, personsModifications: [] });
      expect(await numberOfLinks(caseId)).to.equal(1);
    });

    it('has of calls at the same time, to two processes, one link each, in one chain', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const change = (index: number) =>
        (index % 2 === 0 ? first : other).call('modifyCase', { caseId, subId }, adding(caseId, `Added ${index}`), {
          'x-request-id': `change-${index}`,
        });
      const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => change(index)));
      expect(replies.flatMap(({ codes }) => codes)).to.deep.equal([]);
      const { links, current } = await trailOf(caseId);
      expect(new Set(links.slice(1).map(({ requestId }) => requestId))).to.have.length(8);
      expect([links.length, current]).to.deep.equal([9, true]);
    });

    it('says so when something wrote the case and left no link', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const { case: stored } = (await store.read({ subId, caseId })) ?? expect.fail('no case');
      await store.put({ subId, caseId }, { ...stored, numberOfSourceChanges: 7 });
      expect((await trailOf(caseId)).current).to.equal(false);
    });

    it('is that of no case where there is none', async () => {
      expect((await first.call('trail', { caseId: randomUUID(), subId })).codes).to.deep.equal([323]);
      expect((await first.call('trail', { caseId: '', subId })).codes).to.deep.equal([512]);
    });
  });
}
