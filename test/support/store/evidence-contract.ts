import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseReference } from '../../../src/case/case.js';
import { digestOfWording, type Evidence, readPage } from '../../../src/case/evidence.js';
import { describedEvidence } from '../../../src/case/evidence-of-case.js';
import { revisionOf } from '../../../src/case/revision-of.js';
import type { WholeStore } from '../../../src/case/store.js';
import { minimalCase } from '../cases/minimal-case.js';
import { answeredBy, evidenceOfNotes, namesIn, pageNote } from '../evidence/pages.js';
import { linkNote, requestIdsOf } from '../trail/notes.js';
import type { StoreUnderTest } from './case-store-contract.js';

const one: CaseReference = { subId: 'S', caseId: 'C' };
const two: CaseReference = { subId: 'S', caseId: 'D' };
const most = 4;
const writes = ['create', 'replace', 'replaceLate', 'put', 'remove', 'removeAt', 'removeLate'] as const;

const evidenceOf = (...names: readonly string[]): Evidence => evidenceOfNotes(names.map((name) => pageNote(name)));

/** What every store does with what was asked and answered in its cases. */
export function describeEvidence(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`${name} and the evidence of cases`, () => {
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

    const unchanged = (evidence: Evidence | undefined): boolean => describedEvidence(evidence, '').unchanged;

    it('knows none of a place where nothing ever stood, nor of a case that was written without', async () => {
      expect(await cases.evidence(one)).to.equal(undefined);
      await cases.create(one, minimalCase('C'), linkNote('a'));
      expect(await cases.evidence(one)).to.equal(undefined);
    });

    it('returns pages with all that they name, and the revision of what was written, when it is opened again too', async () => {
      await cases.create(one, minimalCase('C'), { ...answeredBy('Jane'), ...linkNote('a') });
      const { revision = '' } = (await cases.look(one)) ?? {};
      const stored = minimalCase('C', { csp: 7 });
      expect(await cases.replace(one, stored, revision, answeredBy('Joe'))).to.equal(true);
      await cases.close();
      cases = await place.open();
      const evidence = (await cases.evidence(one)) ?? expect.fail('no evidence');
      expect(evidence.wordings).to.deep.equal(Object.fromEntries(pageNote('Jane').wordings));
      const { pages, current } = describedEvidence(evidence, revisionOf(stored));
      expect([unchanged(evidence), current, pages.map(({ person }) => person)]).to.deep.equal([
        true,
        true,
        ['Jane', 'Joe'],
      ]);
      expect(readPage(evidence.links[0] ?? '')?.revision).to.equal(revisionOf(minimalCase('C')));
      expect(requestIdsOf(await cases.trail(one))).to.deep.equal(['a']);
    });

    it('has of many who write one case at once a page of each that was accepted, chained', async () => {
      await cases.create(one, minimalCase('C'), answeredBy('0'));
      const writers = Array.from({ length: 12 }, async (_, index) => {
        for (;;) {
          const read = await cases.read(one);
          if (!read) return expect.fail('no case');
          const changed = { ...read.case, csp: read.case.csp + 1 };
          if (await cases.replace(one, changed, read.revision, answeredBy(`${index + 1}`))) return;
        }
      });
      await Promise.all(writers);
      const evidence = await cases.evidence(one);
      expect([...namesIn(evidence)].map(Number).sort((a, b) => a - b)).to.deep.equal(
        Array.from({ length: 13 }, (_, index) => index),
      );
      expect(unchanged(evidence)).to.equal(true);
    });

    it('takes what a case brings along, goes on with it, and tells it in a walk that asks', async () => {
      const brought = evidenceOf('x', 'y');
      await cases.create(two, minimalCase('D'), answeredBy('d'));
      const both = [one, two].map((reference) => ({
        ...{ reference, case: minimalCase(reference.caseId), evidence: brought },
      }));
      expect(await cases.createAll(both)).to.deep.equal([true, false]);
      expect(await cases.evidence(one)).to.deep.equal(brought);
      await cases.put(one, minimalCase('C'), answeredBy('z', 2));
      await cases.put(two, minimalCase('D'), { evidence: brought });
      const walked = [];
      for await (const { reference, evidence } of cases.walk({ evidence: true }))
        walked.push([reference.caseId, namesIn(evidence), unchanged(evidence)]);
      expect(walked).to.deep.equal([
        ['C', ['y', 'z'], true],
        ['D', ['x', 'y'], true],
      ]);
      for await (const { evidence } of cases.walk({ trails: true })) expect(evidence).to.equal(undefined);
    });

    it('takes of the wordings that a case brings along those that are what their digest says, and none of another', async () => {
      await cases.create(two, minimalCase('D'), answeredBy('Jane'));
      const [digest = '', text = ''] = [...pageNote('Jane').wordings][0] ?? [];
      const altered = evidenceOf('Eve');
      const strange = { ...altered, wordings: { ...altered.wordings, [digest]: text.replace('smoke', 'dance') } };
      await cases.create(one, minimalCase('C'), { evidence: strange });
      expect((await cases.evidence(two))?.wordings[digest]).to.equal(text);
      const links = altered.links.map((link) => link.replace(readPage(link)?.sheet ?? '', digestOfWording('none')));
      await cases.put(one, minimalCase('C'), { evidence: { ...altered, links } });
      expect(unchanged(await cases.evidence(one))).to.equal(false);
    });

    it('loses the evidence of a case with the case, and of no other', async () => {
      for (const reference of [one, two])
        await cases.create(reference, minimalCase(reference.caseId), answeredBy(reference.caseId));
      await cases.remove(one);
      expect(await cases.evidence(one)).to.equal(undefined);
      const left = await cases.evidence(two);
      expect([namesIn(left), unchanged(left)]).to.deep.equal([['D'], true]);
      await cases.create(one, minimalCase('C'), answeredBy('again'));
      expect(readPage((await cases.evidence(one))?.links[0] ?? '')?.previous).to.equal('');
    });

    it('has, after any writes, a page of each that was done and left one, the newest, in a whole chain', async () => {
      const write = fc.record({ kind: fc.constantFrom(...writes), answered: fc.boolean(), traced: fc.boolean() });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (sequence) => {
          const at: CaseReference = { subId: 'P', caseId: `run ${run++}` };
          let [expected, present]: [readonly string[], boolean] = [[], false];
          for (const [index, { kind, answered, traced }] of sequence.entries()) {
            const note = { ...(answered && answeredBy(`n${index}`, most)), ...(traced && linkNote(`t${index}`)) };
            const known = (await cases.look(at)).revision ?? 'stale';
            const subject = minimalCase(at.caseId, { csp: index });
            const done = {
              create: () => cases.create(at, subject, note),
              replace: () => cases.replace(at, subject, known, note),
              replaceLate: () => cases.replace(at, subject, 'stale', note),
              put: () => cases.put(at, subject, note).then(() => true),
              remove: () => cases.remove(at).then(() => present),
              removeAt: () => cases.removeAt(at, known),
              removeLate: () => cases.removeAt(at, 'stale'),
            };
            if (!(await done[kind]())) continue;
            present = !kind.startsWith('remove');
            if (!present) expected = [];
            else if (answered) expected = [...expected, `n${index}`].slice(-most);
          }
          const evidence = await cases.evidence(at);
          expect([namesIn(evidence), unchanged(evidence)]).to.deep.equal([expected, true]);
        }),
        { numRuns: 30 },
      );
    });
  });
}
