import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseReference } from '../../../src/case/case.js';
import { revisionOf } from '../../../src/case/revision-of.js';
import type { WholeStore } from '../../../src/case/store.js';
import { readLink, type Trail, trailWith } from '../../../src/case/trail.js';
import { minimalCase } from '../cases/minimal-case.js';
import { breakOf, linkNote, requestIdsOf, stepOf } from '../trail/notes.js';
import type { StoreUnderTest } from './case-store-contract.js';

const one: CaseReference = { subId: 'S', caseId: 'C' };
const most = 4;

/** A trail as another store would have it. */
const trailOf = (...requestIds: readonly string[]): Trail | undefined =>
  requestIds.reduce<Trail | undefined>(
    (trail, requestId) => trailWith(trail, { step: stepOf(requestId), most }, 'of another store'),
    undefined,
  );

const writes = ['create', 'replace', 'replaceLate', 'put', 'remove', 'removeAt', 'removeLate'] as const;

/** What every store does with the trails of its cases. */
export function describeTrails(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`${name} and the trails of cases`, () => {
    let place: StoreUnderTest;
    let cases: WholeStore;
    beforeEach(async () => {
      place = await prepare();
      cases = await place.open();
    });
    afterEach(async () => {
      await cases.close();
      await place.clear();
    });

    const requests = async (of = one): Promise<readonly unknown[]> => requestIdsOf(await cases.trail(of));

    it('knows of a place where nothing ever stood no trail, nor of a case that was written without', async () => {
      expect(await cases.trail(one)).to.equal(undefined);
      await cases.create(one, minimalCase('C'));
      expect(await cases.trail(one)).to.equal(undefined);
    });

    it('returns links as they were made, with the revision of what was written, when it is opened again too', async () => {
      const stored = minimalCase('C', { csp: 3 });
      await cases.create(one, stored, linkNote('a'));
      await cases.close();
      cases = await place.open();
      const { links = [] } = (await cases.trail(one)) ?? {};
      expect(links.map(readLink)).to.deep.equal([
        { previous: '', number: 1, first: 1, revision: revisionOf(stored), ...stepOf('a') },
      ]);
    });

    it('has of many who write one case at once a link of each that was accepted, chained', async () => {
      await cases.create(one, minimalCase('C'), linkNote('0', 100));
      const writers = Array.from({ length: 16 }, async (_, index) => {
        for (;;) {
          const read = await cases.read(one);
          if (!read) return expect.fail('no case');
          const changed = { ...read.case, csp: read.case.csp + 1 };
          const note = linkNote(`${index + 1}`, 100);
          if (index % 4 === 0) return cases.put(one, changed, note);
          if (await cases.replace(one, changed, read.revision, note)) return;
        }
      });
      await Promise.all(writers);
      const trail = await cases.trail(one);
      expect([...requestIdsOf(trail)].map(Number).sort((a, b) => a - b)).to.deep.equal(
        Array.from({ length: 17 }, (_, index) => index),
      );
      expect(trail && breakOf(trail)).to.equal(undefined);
      const { case: stored } = (await cases.read(one)) ?? expect.fail('no case');
      expect(readLink(trail?.links.at(-1) ?? '')?.revision).to.equal(revisionOf(stored));
    });

    it('takes the trail that a case brings along, goes on with it, and tells it in a walk that asks', async () => {
      const two = { subId: 'S', caseId: 'D' };
      const brought = trailOf('x', 'y');
      await cases.create(two, minimalCase('D'), linkNote('d'));
      const both = [one, two].map((reference) => ({
        reference,
        case: minimalCase(reference.caseId),
        trail: brought,
      }));
      expect(await cases.createAll(both)).to.deep.equal([true, false]);
      expect(await cases.trail(one)).to.deep.equal(brought);
      await cases.put(one, minimalCase('C'), linkNote('z', 2));
      expect(await requests()).to.deep.equal(['y', 'z']);
      await cases.put(two, minimalCase('D'), { trail: brought });
      const walked = [];
      for await (const { reference, trail } of cases.walk({ trails: true }))
        walked.push([reference.caseId, requestIdsOf(trail), trail && breakOf(trail)]);
      expect(walked).to.deep.equal([
        ['C', ['y', 'z'], undefined],
        ['D', ['x', 'y'], undefined],
      ]);
      for await (const { trail } of cases.walk()) expect(trail).to.equal(undefined);
    });

    it('loses the trail of a case with the case, and of no other', async () => {
      const beside = ['B', 'C\u0020', 'CC', 'D'].map((caseId) => ({ subId: 'S', caseId }));
      for (const reference of [one, ...beside])
        await cases.create(reference, minimalCase(reference.caseId), linkNote('a'));
      await cases.remove(one);
      expect(await cases.trail(one)).to.equal(undefined);
      for (const reference of beside) expect(await requests(reference)).to.deep.equal(['a']);
      await cases.create(one, minimalCase('C'), linkNote('b'));
      expect((await cases.trail(one))?.links.map(readLink)).to.deep.equal([
        {
          ...{ previous: '', number: 1, first: 1, revision: revisionOf(minimalCase('C')) },
          ...stepOf('b'),
        },
      ]);
    });

    it('has, after any writes, one link of each that was done and left one, the newest, in a whole chain', async () => {
      const write = fc.record({ kind: fc.constantFrom(...writes), traced: fc.boolean() });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 14 }), async (sequence) => {
          const at: CaseReference = { subId: 'P', caseId: `run ${run++}` };
          let [expected, present]: [readonly string[], boolean] = [[], false];
          for (const [index, { kind, traced }] of sequence.entries()) {
            const note = traced ? linkNote(`n${index}`, most) : undefined;
            const known = (await cases.look(at)).revision ?? 'stale';
            const subject = minimalCase(at.caseId, { csp: index });
            const done = {
              create: () => cases.create(at, subject, note),
              replace: () => cases.replace(at, subject, known, note),
              replaceLate: () => cases.replace(at, subject, 'stale', note),
              put: () => cases.put(at, subject, note).then(() => true),
              remove: () => cases.remove(at, note).then(() => present),
              removeAt: () => cases.removeAt(at, known, note),
              removeLate: () => cases.removeAt(at, 'stale', note),
            };
            if (!(await done[kind]())) continue;
            present = !kind.startsWith('remove');
            if (!present) expected = [];
            else if (traced) expected = [...expected, `n${index}`].slice(-most);
          }
          const trail = await cases.trail(at);
          expect(requestIdsOf(trail)).to.deep.equal(expected);
          expect(trail && breakOf(trail)).to.equal(undefined);
        }),
        { numRuns: 40 },
      );
    });
  });
}
