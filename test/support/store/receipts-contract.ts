import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseReference } from '../../../src/case/case.js';
import type { Note } from '../../../src/case/note.js';
import type { Receipt } from '../../../src/case/receipt.js';
import type { CaseStore, Revision } from '../../../src/case/store.js';
import { minimalCase } from '../cases/minimal-case.js';
import type { StoreUnderTest } from './case-store-contract.js';

const one: CaseReference = { subId: 'S', caseId: 'C' };
const most = 3;
const lifetime = 1000;

const receipt = (id: string, more: Partial<Receipt> = {}): Receipt => ({
  ...{ id, call: `call of ${id}`, until: Date.now() + 3_600_000, answer: Buffer.from(`answer to ${id}`) },
  hasValues: true,
  ...more,
});
const note = (id: string, more: Partial<Receipt> = {}): Note => ({
  answered: { receipt: receipt(id, more), most, now: Date.now() },
});

/** Receipts as far as they are told apart; `erased` when the answer is gone. */
const told = (receipts: readonly Receipt[]): readonly string[] =>
  receipts.map(({ id, answer }) => (answer === null ? `${id} erased` : `${id} ${Buffer.from(answer).toString()}`));

const writes = ['create', 'replace', 'replaceLate', 'put', 'remove', 'removeAt', 'removeLate'] as const;

/** What every store does with what a write leaves beside a case. */
export function describeReceipts(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`${name} and the receipts of calls`, () => {
    let place: StoreUnderTest;
    let cases: CaseStore;
    beforeEach(async () => {
      place = await prepare();
      cases = await place.open();
    });
    afterEach(async () => {
      await cases.close();
      await place.clear();
    });

    const receipts = async (of = one): Promise<readonly string[]> => told((await cases.look(of)).receipts);
    const revision = async (): Promise<Revision> => (await cases.look(one)).revision ?? 'none';

    it('knows of a place where nothing ever stood neither a revision nor receipts', async () =>
      expect(await cases.look(one)).to.deep.equal({ revision: undefined, receipts: [] }));

    it('returns a receipt as it was given, when it is opened again too', async () => {
      const kept = receipt('k', { hasValues: false });
      await cases.create(one, minimalCase('C'), { answered: { receipt: kept, most, now: Date.now() } });
      await cases.close();
      cases = await place.open();
      const [read, ...more] = (await cases.look(one)).receipts;
      expect({ ...read, answer: Buffer.from(read?.answer ?? []) }).to.deep.equal(kept);
      expect(more).to.deep.equal([]);
      expect((await cases.look(one)).revision).to.equal((await cases.read(one))?.revision);
    });

    it('keeps a receipt when the write is done, and none when it is not', async () => {
      expect(await cases.create(one, minimalCase('C'), note('a'))).to.equal(true);
      expect(await cases.create(one, minimalCase('C'), note('b'))).to.equal(false);
      const before = await revision();
      expect(await cases.replace(one, minimalCase('C'), before, note('c'))).to.equal(true);
      expect(await cases.replace(one, minimalCase('C'), before, note('d'))).to.equal(false);
      expect(await cases.removeAt(one, before, note('e'))).to.equal(false);
      expect(await receipts()).to.deep.equal(['a answer to a', 'c answer to c']);
      expect(await receipts({ subId: 'S', caseId: 'D' })).to.deep.equal([]);
    });

    it('removes a case with every answer that has values of it, and keeps that it was called', async () => {
      await cases.create(one, minimalCase('C'), note('a', { hasValues: false }));
      await cases.put(one, minimalCase('C'), note('b'));
      await cases.remove(one);
      expect(await receipts()).to.deep.equal(['a answer to a', 'b erased']);
      expect([await cases.read(one), await cases.subIds(), await cases.caseIds('S')]).to.deep.equal([
        undefined,
        [],
        [],
      ]);
      for await (const walked of cases.walk()) expect.fail(`walks to ${JSON.stringify(walked)}`);
      await cases.remove(one, note('nothing is removed'));
      expect(await receipts()).to.deep.equal(['a answer to a', 'b erased']);
    });

    it('makes a case again where receipts are left, one of many, alone or with others', async () => {
      for (const caseId of ['C', 'D']) {
        await cases.create({ subId: 'S', caseId }, minimalCase(caseId), note('a'));
        await cases.remove({ subId: 'S', caseId });
      }
      const created = await Promise.all(
        Array.from({ length: 16 }, (_, csp) => cases.create(one, minimalCase('C', { csp }))),
      );
      expect(created.filter(Boolean)).to.have.length(1);
      expect((await cases.read(one))?.case.csp).to.equal(created.indexOf(true));
      const both = ['C', 'D'].map((caseId) => ({ reference: { subId: 'S', caseId }, case: minimalCase(caseId) }));
      expect(await cases.createAll(both)).to.deep.equal([false, true]);
      expect([await cases.caseIds('S'), await receipts()]).to.deep.equal([['C', 'D'], ['a erased']]);
    });

    it('removes at the revision that was read, and no case that came after it', async () => {
      await cases.create(one, minimalCase('C'));
      const before = await revision();
      expect(await cases.removeAt(one, before)).to.equal(true);
      expect(await cases.removeAt(one, before)).to.equal(false);
      await cases.create(one, minimalCase('C'));
      expect(await cases.removeAt(one, before)).to.equal(false);
      expect(await cases.caseIds('S')).to.deep.equal(['C']);
    });

    it('lets one of many remove a case at its revision', async () => {
      await cases.create(one, minimalCase('C'));
      const before = await revision();
      const removed = await Promise.all(
        Array.from({ length: 16 }, (_, index) => cases.removeAt(one, before, note(`r${index}`))),
      );
      expect(removed.filter(Boolean)).to.have.length(1);
      expect(await receipts()).to.deep.equal([`r${removed.indexOf(true)} erased`]);
    });

    it('has, after any writes, the newest receipts of those that were done and are not over', async () => {
      const write = fc.record({ kind: fc.constantFrom(...writes), noted: fc.boolean(), later: fc.nat(600) });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 14 }), async (sequence) => {
          const at: CaseReference = { subId: 'P', caseId: `run ${run++}` };
          const stale = 'stale';
          let model: { readonly id: string; readonly until: number; erased: boolean }[] = [];
          let now = Date.now();
          let present = false;
          for (const [index, { kind, noted, later }] of sequence.entries()) {
            now += later;
            const id = `n${index}`;
            const left = noted
              ? { answered: { receipt: receipt(id, { until: now + lifetime }), most, now } }
              : undefined;
            const known = (await cases.look(at)).revision;
            expect(known !== undefined).to.equal(present);
            const subject = minimalCase(at.caseId);
            const done = {
              create: () => cases.create(at, subject, left),
              replace: () => cases.replace(at, subject, known ?? stale, left),
              replaceLate: () => cases.replace(at, subject, stale, left),
              put: () => cases.put(at, subject, left).then(() => true),
              remove: () => cases.remove(at, left).then(() => present),
              removeAt: () => cases.removeAt(at, known ?? stale, left),
              removeLate: () => cases.removeAt(at, stale, left),
            };
            const expected = { create: !present, replaceLate: false, removeLate: false, put: true };
            const outcome = await done[kind]();
            expect(outcome, kind).to.equal(kind in expected ? expected[kind as 'put'] : present);
            if (!outcome) continue;
            if (left) model = [...model, { id, until: now + lifetime, erased: false }].slice(-most);
            present = !kind.startsWith('remove');
            if (!present) for (const each of model) each.erased = true;
          }
          const found = (await cases.look(at)).receipts.filter(({ until }) => until > now);
          expect(found.map(({ id, answer }) => [id, answer === null])).to.deep.equal(
            model.filter(({ until }) => until > now).map(({ id, erased }) => [id, erased]),
          );
        }),
        { numRuns: 40 },
      );
    });
  });
}
