import { expect } from 'chai';
import fc from 'fast-check';
import { byCodePoint } from '../../../src/text/by-code-point.js';
import type { CaseReference } from '../../../src/case/case.js';
import type { WalkRange, WholeStore } from '../../../src/case/store.js';
import { minimalCase } from '../cases/minimal-case.js';
import { describeChanges } from './changes-contract.js';
import { describeLists } from './lists-contract.js';
import { describeReceipts } from './receipts-contract.js';
import { describeEvidence } from './evidence-contract.js';
import { describeTrails } from './trails-contract.js';
import { someAtOnce } from './some-at-once.js';

/**
 * What a store's test provides: a fresh place, opening it as often as needed, damaging one record in it, removing it.
 */
export interface StoreUnderTest {
  open(): Promise<WholeStore>;
  /** Changes a byte in the middle of the stored record behind the store's back; the store is closed meanwhile. */
  damage(reference: CaseReference): Promise<void>;
  clear(): Promise<void>;
}

const hostileIds = [
  'plain',
  'with space',
  ' leading',
  'a/b',
  '../..',
  '..',
  '.',
  '$where',
  '{"$ne":1}',
  'Ä',
  'ä',
  'Ωmega',
  '😀',
  '\uffe6',
  'a\\b',
  "a'b",
  'a"b',
  '%00',
  '%2F',
  'null',
  '0',
  '__proto__',
  'x'.repeat(128),
  '😀'.repeat(128),
];

/** Every CaseStore passes this (case/store.ts). */
export function describeCaseStore(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describeReceipts(name, prepare);
  describeLists(name, prepare);
  describeTrails(name, prepare);
  describeEvidence(name, prepare);
  describeChanges(name, prepare);
  describe(`${name} as a case store`, () => {
    let place: StoreUnderTest;
    let cases: WholeStore;
    const one: CaseReference = { subId: 'S', caseId: 'C' };

    beforeEach(async () => {
      place = await prepare();
      cases = await place.open();
    });
    afterEach(async () => {
      await cases.close();
      await place.clear();
    });

    const walked = async (range?: WalkRange): Promise<{ reference: CaseReference; id?: string; damage?: string }[]> => {
      const found = [];
      for await (const line of cases.walk(range))
        found.push({ reference: line.reference, ...(line.case ? { id: line.case.id } : { damage: line.damage }) });
      const paged: CaseReference[] = [];
      for await (const page of cases.pages(range)) paged.push(...page.map(({ reference }) => reference));
      expect(paged, 'pages are those of the walk').to.deep.equal(found.map(({ reference }) => reference));
      return found;
    };

    it('is empty at first', async () => {
      expect(await cases.read(one)).to.equal(undefined);
      expect(await cases.subIds()).to.deep.equal([]);
      expect(await cases.caseIds('S')).to.deep.equal([]);
      expect(await walked()).to.deep.equal([]);
    });

    it('creates a case once, and reads a case of its own each time', async () => {
      expect(await cases.create(one, minimalCase('C'))).to.equal(true);
      expect(await cases.create(one, minimalCase('C', { locale: 'de' }))).to.equal(false);
      const first = await cases.read(one);
      expect(first?.case).to.deep.equal(minimalCase('C'));
      if (first) first.case.locale = 'xx';
      expect((await cases.read(one))?.case.locale).to.equal('en');
    });

    it('lets one of many creators win', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 32 }, (_, csp) => cases.create(one, minimalCase('C', { csp }))),
      );
      expect(outcomes.filter(Boolean)).to.have.length(1);
      expect((await cases.read(one))?.case.csp).to.equal(outcomes.indexOf(true));
    });

    it('creates of many cases those that are not there, and says which, also when one is given twice', async () => {
      await cases.create({ subId: 'S', caseId: '7' }, minimalCase('7', { csp: 99 }));
      const many = [...Array.from({ length: 20 }, (_, index) => String(index)), '3'].map((caseId) => ({
        reference: { subId: 'S', caseId },
        case: minimalCase(caseId),
      }));
      const created = await cases.createAll(many);
      expect(created.filter(Boolean)).to.have.length(19);
      expect([created[7], created[3] !== created[20]]).to.deep.equal([false, true]);
      expect((await cases.read({ subId: 'S', caseId: '7' }))?.case.csp).to.equal(99);
      expect(await cases.caseIds('S')).to.have.length(20);
      expect(await cases.createAll(many)).to.deep.equal(many.map(() => false));
      expect(await cases.createAll([])).to.deep.equal([]);
    });

    it('replaces a case only at the revision that was read', async () => {
      await cases.create(one, minimalCase('C'));
      const revision = (await cases.read(one))?.revision ?? '';
      expect(await cases.replace(one, minimalCase('C', { csp: 2 }), revision)).to.equal(true);
      expect(await cases.replace(one, minimalCase('C', { csp: 3 }), revision)).to.equal(false);
      expect((await cases.read(one))?.case.csp).to.equal(2);
    });

    it('does not bring a removed case back, nor mistake a new one for it', async () => {
      await cases.create(one, minimalCase('C'));
      const revision = (await cases.read(one))?.revision ?? '';
      await cases.remove(one);
      expect(await cases.replace(one, minimalCase('C'), revision)).to.equal(false);
      expect(await cases.read(one)).to.equal(undefined);
      await cases.create(one, minimalCase('C', { csp: 7 }));
      expect(await cases.replace(one, minimalCase('C'), revision)).to.equal(false);
      expect((await cases.read(one))?.case.csp).to.equal(7);
    });

    it('puts a case whatever was there, and removes what is not there without an error', async () => {
      await cases.remove(one);
      await cases.put(one, minimalCase('C', { csp: 1 }));
      const revision = (await cases.read(one))?.revision ?? '';
      await cases.put(one, minimalCase('C', { csp: 2 }));
      expect((await cases.read(one))?.case.csp).to.equal(2);
      expect(await cases.replace(one, minimalCase('C', { csp: 3 }), revision)).to.equal(false);
    });

    it('loses no update of 64 writers who compare and set', async () => {
      await cases.create(one, minimalCase('C'));
      const increment = async (): Promise<void> => {
        for (;;) {
          const read = await cases.read(one);
          if (!read) throw new Error('the case is gone');
          read.case.numberOfSourceChanges++;
          if (await cases.replace(one, read.case, read.revision)) return;
        }
      };
      await Promise.all(Array.from({ length: 64 }, increment));
      expect((await cases.read(one))?.case.numberOfSourceChanges).to.equal(64);
    });

    it('takes every id as plain text and keeps all of them apart, sorted by code point', async () => {
      const references = hostileIds.flatMap((subId) => hostileIds.map((caseId) => ({ subId, caseId })));
      for (const reference of references) await cases.create(reference, minimalCase(reference.caseId));
      const sorted = [...hostileIds].sort(byCodePoint);
      expect(await cases.subIds()).to.deep.equal(sorted);
      for (const subId of hostileIds) expect(await cases.caseIds(subId)).to.deep.equal(sorted);
      expect((await walked()).map(({ reference }) => reference)).to.deep.equal(
        sorted.flatMap((subId) => sorted.map((caseId) => ({ subId, caseId }))),
      );
      for (const { subId, caseId } of references)
        expect((await cases.read({ subId, caseId }))?.case.id).to.equal(caseId);
    });

    it('lists any ids by code point', async () => {
      const text = fc
        .string({ unit: 'binary', minLength: 1, maxLength: 8 })
        .filter((id) => /^[^\p{Cc}\p{Cs}\ufffe\uffff]+$/u.test(id));
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(text, { minLength: 1, maxLength: 12 }), async (ids) => {
          await Promise.all(ids.map((caseId) => cases.put({ subId: 'P', caseId }, minimalCase(caseId))));
          expect(await cases.caseIds('P')).to.deep.equal([...ids].sort(byCodePoint));
          await Promise.all(ids.map((caseId) => cases.remove({ subId: 'P', caseId })));
        }),
        { numRuns: 30 },
      );
    });

    it('forgets a sub-system with its last case', async () => {
      await cases.create({ subId: 'A', caseId: '1' }, minimalCase('1'));
      await cases.create({ subId: 'B', caseId: '1' }, minimalCase('1'));
      await cases.remove({ subId: 'A', caseId: '1' });
      expect(await cases.subIds()).to.deep.equal(['B']);
    });

    it('walks through more cases than it reads at once, all or those of one sub-system', async () => {
      const references = ['A', 'B', 'BB'].flatMap((subId) =>
        Array.from({ length: 450 }, (_, index) => ({ subId, caseId: String(index).padStart(4, '0') })),
      );
      await someAtOnce(references, (reference) => cases.create(reference, minimalCase(reference.caseId)));
      expect((await walked()).map(({ reference }) => reference)).to.deep.equal(references);
      expect(await cases.count([])).to.equal(references.length);
      expect(await cases.count(['B', 'none'])).to.equal(references.filter(({ subId }) => subId === 'B').length);
      expect((await walked({ subId: 'B' })).map(({ reference }) => reference)).to.deep.equal(
        references.filter(({ subId }) => subId === 'B'),
      );
      expect(await walked({ subId: 'C' })).to.deep.equal([]);
    });

    it('walks on behind a case, whether it is still there or not, in one sub-system or to the end', async () => {
      const references = ['A', 'B'].flatMap((subId) =>
        Array.from({ length: 250 }, (_, index) => ({ subId, caseId: String(index).padStart(4, '0') })),
      );
      await someAtOnce(references, (reference) => cases.create(reference, minimalCase(reference.caseId)));
      for (const index of [0, 48, 49, 198, 249, 250, 499]) {
        const after = references[index] as CaseReference;
        const behind = references.slice(index + 1);
        expect((await walked({ after })).map(({ reference }) => reference)).to.deep.equal(behind);
        expect((await walked({ subId: after.subId, after })).map(({ reference }) => reference)).to.deep.equal(
          behind.filter(({ subId }) => subId === after.subId),
        );
      }
      expect(await walked({ after: { subId: 'A', caseId: '00485' } })).to.deep.equal(
        await walked({ after: { subId: 'A', caseId: '0048' } }),
      );
      expect(await walked({ after: { subId: 'AA', caseId: '0' } })).to.deep.equal(await walked({ subId: 'B' }));
      await cases.remove({ subId: 'A', caseId: '0048' });
      expect((await walked({ after: { subId: 'A', caseId: '0048' } })).map(({ reference }) => reference)).to.deep.equal(
        references.slice(49),
      );
    });

    it('keeps what it acknowledged when it is opened again', async () => {
      await cases.create(one, minimalCase('C'));
      const { revision } = (await cases.read(one)) ?? { revision: '' };
      await cases.replace(one, minimalCase('C', { csp: 2 }), revision);
      await cases.create({ subId: 'S', caseId: 'gone' }, minimalCase('gone'));
      await cases.remove({ subId: 'S', caseId: 'gone' });
      await cases.close();
      cases = await place.open();
      expect((await cases.read(one))?.case.csp).to.equal(2);
      expect(await cases.caseIds('S')).to.deep.equal(['C']);
    });

    it('lets one of 64 claim a mark, and only it again', async () => {
      const claims = await Promise.all(Array.from({ length: 64 }, () => cases.claim('mark', 2000, 1000)));
      expect(claims.filter(Boolean)).to.have.length(1);
      expect(await cases.claim('mark', 2000, 1500)).to.equal(false);
      expect(await cases.claim('another', 2000, 1500)).to.equal(true);
    });

    it('keeps a claim when it is opened again, until it expires', async () => {
      expect(await cases.claim('mark', 2000.5, 1000)).to.equal(true);
      await cases.close();
      cases = await place.open();
      expect(await cases.claim('mark', 3000, 2000.5)).to.equal(false);
      expect(await cases.claim('mark', 3000, 2001)).to.equal(true);
      expect(await cases.claim('mark', 3000, 3000)).to.equal(false);
    });

    it('forgets expired claims however many there are, and none that still holds', async () => {
      const marks = Array.from({ length: 350 }, (_, index) => `mark ${index}`);
      expect(await someAtOnce(marks, (mark, index) => cases.claim(mark, 2000 + index, 1000))).to.deep.equal(
        marks.map(() => true),
      );
      const again = [];
      for (const mark of marks) again.push(await cases.claim(mark, 9000, 2200));
      expect(again).to.deep.equal(marks.map((_, index) => index < 200));
    });

    it('keeps claims apart from cases: no list, no walk and no reading shows one', async () => {
      await cases.create({ subId: 'claims', caseId: 'C' }, minimalCase('C'));
      await cases.create({ subId: ' ', caseId: 'C' }, minimalCase('C'));
      for (const mark of ['C', 'claims', '', ' ']) await cases.claim(mark, 2000, 1000);
      expect(await cases.subIds()).to.deep.equal([' ', 'claims']);
      expect(await walked()).to.have.length(2);
      expect(await cases.caseIds('claims')).to.deep.equal(['C']);
    });

    it('never returns a damaged record: read names it, a walk passes it over, other cases stay readable', async () => {
      for (const caseId of ['a', 'b', 'c']) await cases.create({ subId: 'S', caseId }, minimalCase(caseId));
      await cases.close();
      await place.damage({ subId: 'S', caseId: 'b' });
      cases = await place.open();
      const error = await cases.read({ subId: 'S', caseId: 'b' }).catch((caught: unknown) => caught);
      expect(error)
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.matches(/"b".*"S".*digest/);
      const lines = await walked();
      expect(lines.map(({ id }) => id)).to.deep.equal(['a', undefined, 'c']);
      expect(lines[1]?.damage).to.include('digest');
      await cases.put({ subId: 'S', caseId: 'b' }, minimalCase('b'));
      expect((await cases.read({ subId: 'S', caseId: 'b' }))?.case.id).to.equal('b');
    });
  });
}
