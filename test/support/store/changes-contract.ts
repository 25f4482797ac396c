import { setImmediate as otherWork } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Case, CaseReference } from '../../../src/case/case.js';
import type { Change } from '../../../src/case/feed.js';
import { revisionOf } from '../../../src/case/revision-of.js';
import type { CaseStore, WholeStore } from '../../../src/case/store.js';
import { minimalCase } from '../cases/minimal-case.js';
import { linkNote } from '../trail/notes.js';
import type { StoreUnderTest } from './case-store-contract.js';

const one: CaseReference = { subId: 'S', caseId: 'C' };
const week = 7 * 86_400_000;

/** All changes behind a number, read in pieces, as a client follows them. */
export async function followed(cases: CaseStore, after = 0, atOnce = 3): Promise<readonly Change[]> {
  const found: Change[] = [];
  const { last = 0 } = (await cases.feed()) ?? {};
  for (let at = after; at < last; ) {
    const { changes, end } = await cases.changes(at, atOnce);
    expect(changes.length, 'a piece is no longer than it may be').to.be.at.most(atOnce);
    expect(end.number, 'there is more, up to the last').to.be.above(at);
    found.push(...changes);
    at = end.number;
  }
  return found;
}

/** What somebody knows of a store who followed its feed from the beginning: the revision of each case. */
export function knownFrom(changes: readonly Change[]): Readonly<Record<string, string | undefined>> {
  const known = new Map<string, string | undefined>();
  for (const { reference, kind, revision } of changes) {
    if (kind === 'removed') known.delete(JSON.stringify(reference));
    else known.set(JSON.stringify(reference), revision);
  }
  return Object.fromEntries([...known].sort());
}

/** The same of what is stored. */
export async function storedIn(cases: CaseStore): Promise<Readonly<Record<string, string | undefined>>> {
  const stored: [string, string | undefined][] = [];
  for await (const { reference, case: read } of cases.walk())
    stored.push([JSON.stringify(reference), read && revisionOf(read)]);
  return Object.fromEntries(stored.sort());
}

const told = (changes: readonly Change[]): readonly string[] =>
  changes.map(({ kind, reference: { caseId } }) => `${kind} ${caseId}`);

const writes = ['create', 'createAll', 'replace', 'replaceLate', 'put', 'remove', 'removeAt', 'look'] as const;

/** What every store does with the feed of its changes. */
export function describeChanges(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`${name} and the feed of changes`, () => {
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

    const subject = (csp: number, caseId = 'C'): Case => minimalCase(caseId, { csp });

    it('keeps none unless it is told to', async () => {
      await cases.create(one, subject(1));
      expect(await cases.feed()).to.equal(undefined);
    });

    it('tells every write, with its kind and the revision that the case has since, as it goes on', async () => {
      await cases.keepChanges(week);
      await cases.create(one, subject(1), linkNote('a'));
      const first = await followed(cases);
      const { revision = '' } = (await cases.read(one)) ?? {};
      await cases.replace(one, subject(2), revision, linkNote('b'));
      const second = await followed(cases, 1);
      await cases.put(one, subject(3));
      const third = await followed(cases, 2);
      await cases.remove(one);
      const fourth = await followed(cases, 3);
      const reference = one;
      const expected = [
        { number: 1, reference, kind: 'created', revision: revisionOf(subject(1)) },
        { number: 2, reference, kind: 'changed', revision: revisionOf(subject(2)) },
        { number: 3, reference, kind: 'changed', revision: revisionOf(subject(3)) },
        { number: 4, reference, kind: 'removed' },
      ];
      const timeless = (changes: readonly Change[]) => changes.map(({ time, ...change }) => change);
      expect([first, second, third, fourth].map(timeless)).to.deep.equal(expected.map((change) => [change]));
      expect(timeless(await followed(cases))).to.deep.equal(expected);
      expect(await cases.feed()).to.deep.include({ lifetime: week, first: 1, last: 4 });
      const { changes, end } = await cases.changes(0, 10);
      expect(end).to.deep.equal({ number: 4, time: changes.at(-1)?.time });
      expect(end.time).to.be.within(1, Date.now());
      expect(await cases.changes(4, 10)).to.deep.equal({ changes: [], end: { number: 4, time: 0 } });
    });

    it('tells nothing of a write that was not done', async () => {
      await cases.keepChanges(week);
      await cases.create(one, subject(1));
      await followed(cases);
      await cases.create(one, subject(2));
      await cases.replace(one, subject(2), 'stale');
      await cases.removeAt(one, 'stale');
      await cases.remove({ subId: 'S', caseId: 'none' });
      expect(told(await followed(cases))).to.deep.equal(['created C']);
    });

    it('tells cases that are created together, as an import does, when it is opened again without being told to', async () => {
      await cases.keepChanges(week);
      await cases.create(one, subject(1));
      const { key } = (await cases.feed()) ?? {};
      await cases.close();
      cases = await place.open();
      await cases.createAll(
        ['A', 'B', 'C'].map((caseId) => ({ reference: { subId: 'S', caseId }, case: subject(2, caseId) })),
      );
      expect(told(await followed(cases, 1))).to.have.members(['created A', 'created B']);
      expect(Buffer.from((await cases.feed())?.key ?? [])).to.deep.equal(Buffer.from(key ?? []));
    });

    it('tells a case that was removed and is no case to any reader, also where receipts are left', async () => {
      await cases.keepChanges(week);
      await cases.create(one, subject(1));
      await cases.remove(one);
      expect([await cases.read(one), await cases.subIds(), await cases.caseIds('S')]).to.deep.equal([
        undefined,
        [],
        [],
      ]);
      for await (const walked of cases.walk()) expect.fail(`walks to ${JSON.stringify(walked)}`);
      expect((await followed(cases)).at(-1)).to.deep.include({ reference: one, kind: 'removed' });
      await cases.create(one, subject(2));
      expect((await followed(cases)).at(-1)).to.deep.include({ kind: 'created', revision: revisionOf(subject(2)) });
    });

    it('begins anew, with another key, when it was off in between: what was written then is in no feed', async () => {
      await cases.keepChanges(week);
      await cases.create(one, subject(1));
      await followed(cases);
      await cases.put(one, subject(2));
      const before = await cases.feed();
      await cases.put(one, subject(3));
      await cases.keepChanges(0);
      await cases.put(one, subject(4));
      expect(await cases.feed()).to.equal(undefined);
      await cases.keepChanges(week);
      const after = await cases.feed();
      expect(after).to.deep.include({ first: 1, last: 0 });
      expect(Buffer.from(after?.key ?? [])).not.to.deep.equal(Buffer.from(before?.key ?? []));
      await cases.keepChanges(2 * week);
      expect(await cases.feed()).to.deep.equal({ ...after, lifetime: 2 * week });
    });

    it('forgets what is over, but never the last, from which the next number follows', async () => {
      await cases.keepChanges(Number.MIN_VALUE);
      for (let index = 0; index < 130; index++) {
        await cases.put(one, subject(index));
        await cases.feed();
      }
      const { first = 0, last = 0 } = (await cases.feed()) ?? {};
      expect(last).to.equal(130);
      expect(first).to.be.within(64, 130);
      expect(await followed(cases, first - 1)).to.have.length(last - first + 1);
    });

    it('loses nothing of many writers to one who follows meanwhile, and never changes what was read', async () => {
      await cases.keepChanges(week);
      let writing = true;
      const read: Change[] = [];
      const reader = (async () => {
        for (let last = false; !last; ) {
          last = !writing;
          const { changes } = await cases.feed().then(() => cases.changes(read.length, 7));
          read.push(...changes);
          if (changes.length > 0) last = false;
          await otherWork();
        }
      })();
      const ids = Array.from({ length: 6 }, (_, index) => `c${index}`);
      await Promise.all(
        Array.from({ length: 12 }, async (_, writer) => {
          for (let round = 0; round < 10; round++) {
            const reference = { subId: 'S', caseId: ids[(writer + round) % ids.length] ?? '' };
            if ((writer * round) % 5 === 4) await cases.remove(reference);
            else await cases.put(reference, subject(writer * 100 + round, reference.caseId));
          }
        }),
      );
      writing = false;
      await reader;
      expect(knownFrom(read)).to.deep.equal(await storedIn(cases));
      expect(read.map(({ number }) => number)).to.deep.equal(read.map((_, index) => index + 1));
      expect(await followed(cases)).to.deep.equal(read);
    });

    it('shows several readers who begin at once the same order, with nothing lost', async () => {
      await cases.keepChanges(week);
      const other = await place.open();
      try {
        for (let round = 0; round < 5; round++) {
          await Promise.all(
            Array.from({ length: 10 }, (_, index) =>
              cases.put({ subId: 'S', caseId: `c${(round + index) % 7}` }, subject(round, `c${(round + index) % 7}`)),
            ),
          );
          const [mine, ...others] = await Promise.all([
            followed(cases),
            followed(other),
            followed(cases),
            followed(other),
          ]);
          const most = (await followed(cases)) as readonly Change[];
          for (const one of [mine, ...others]) expect(one).to.deep.equal(most.slice(0, one?.length));
          expect(knownFrom(most)).to.deep.equal(await storedIn(cases));
        }
      } finally {
        await other.close();
      }
    });

    it('comes, after any writes and however it is read meanwhile, to what the store holds', async () => {
      const write = fc.record({ kind: fc.constantFrom(...writes), id: fc.nat(3) });
      let run = 0;
      await cases.keepChanges(week);
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 20 }), async (sequence) => {
          const subId = `run ${run++}`;
          const before = (await cases.feed())?.last ?? 0;
          for (const [index, { kind, id }] of sequence.entries()) {
            const at: CaseReference = { subId, caseId: `c${id}` };
            const stored = subject(index, at.caseId);
            const known = (await cases.look(at)).revision ?? 'stale';
            const done = {
              create: () => cases.create(at, stored),
              createAll: () => cases.createAll([{ reference: at, case: stored }]),
              replace: () => cases.replace(at, stored, known, linkNote(`n${index}`)),
              replaceLate: () => cases.replace(at, stored, 'stale'),
              put: () => cases.put(at, stored),
              remove: () => cases.remove(at),
              removeAt: () => cases.removeAt(at, known),
              look: () => followed(cases, before),
            };
            await done[kind]();
          }
          const changes = await followed(cases, before);
          const stored = Object.entries(await storedIn(cases)).filter(([key]) => key.includes(`"${subId}"`));
          expect(knownFrom(changes)).to.deep.equal(Object.fromEntries(stored));
        }),
        { numRuns: 40 },
      );
    });
  });
}
