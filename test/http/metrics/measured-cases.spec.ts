import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { MeasuredCases } from '../../../src/http/metrics/measured-cases.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { MemoryStore } from '../../../src/store/memory-store.js';

const reference = { subId: 'S', caseId: 'C' };
const subject = minimalCase('C');

describe('A case store whose calls are timed', () => {
  let behind: MemoryStore;
  let cases: CaseStore;
  const counted: string[] = [];
  beforeEach(() => {
    counted.length = 0;
    behind = new MemoryStore();
    cases = new MeasuredCases(behind, (operation, outcome, seconds) => {
      expect(seconds).to.be.within(0, 60);
      counted.push(`${operation} ${outcome}`);
    });
  });

  it('answers what the store answers, and counts each call by its name', async () => {
    expect(await cases.create(reference, subject)).to.equal(true);
    expect(await cases.createAll([{ reference, case: subject }])).to.deep.equal([false]);
    const { revision } = (await cases.read(reference)) ?? {};
    expect(await cases.replace(reference, subject, revision ?? 0)).to.equal(true);
    await cases.put(reference, subject);
    expect(await cases.subIds()).to.deep.equal(['S']);
    expect(await cases.caseIds('S')).to.deep.equal(['C']);
    await cases.remove(reference);
    expect(await cases.claim('mark', 2, 1)).to.equal(true);
    expect(counted).to.deep.equal(
      ['create', 'createAll', 'read', 'replace', 'put', 'subIds', 'caseIds', 'remove', 'claim'].map(
        (operation) => `${operation} done`,
      ),
    );
  });

  const asked: readonly (readonly [name: keyof CaseStore, ...given: readonly unknown[]])[] = [
    ['read', reference],
    ['look', reference],
    ['trail', reference],
    ['evidence', reference],
    ['create', reference, subject, { by: 'note' }],
    ['createAll', [{ reference, case: subject }]],
    ['replace', reference, subject, 7, { by: 'note' }],
    ['put', reference, subject, { by: 'note' }],
    ['remove', reference, { by: 'note' }],
    ['removeAt', reference, 7, { by: 'note' }],
    ['subIds'],
    ['caseIds', 'S', { after: 'B' }],
    ['claim', 'mark', 2, 1],
    ['feed'],
    ['changes', 3, 9],
  ];
  for (const [name, ...given] of asked)
    it(`hands on what ${name} is asked and what it answers`, async () => {
      const heard: unknown[] = [];
      const answer = { of: name };
      const store = new MemoryStore();
      Object.assign(store, {
        [name]: (...words: readonly unknown[]) => {
          heard.push(...words);
          return Promise.resolve(answer);
        },
      });
      const measured = new MeasuredCases(store, (operation, outcome) => counted.push(`${operation} ${outcome}`));
      const call = (measured as unknown as Record<string, (...words: readonly unknown[]) => Promise<unknown>>)[name];
      expect(await call?.apply(measured, given)).to.equal(answer);
      expect(heard).to.deep.equal(given);
      expect(counted).to.deep.equal([`${name} done`]);
    });

  it('walks where it is asked to', async () => {
    for (const caseId of ['A', 'B', 'C']) await behind.put({ subId: 'S', caseId }, minimalCase(caseId));
    const walked: string[] = [];
    for await (const each of cases.walk({ after: { subId: 'S', caseId: 'A' } })) walked.push(each.reference.caseId);
    expect(walked).to.deep.equal(['B', 'C']);
  });

  it('counts no walk, and names the store behind it', async () => {
    await behind.put(reference, subject);
    const walked: string[] = [];
    for await (const each of cases.walk()) walked.push(each.reference.caseId);
    expect(walked).to.deep.equal(['C']);
    expect(cases.behind).to.equal(behind);
    expect(new MeasuredCases(cases, () => undefined).behind).to.equal(behind);
    expect(counted).to.deep.equal([]);
  });

  it('closes the store behind it', async () => {
    let closed = false;
    behind.close = async () => void (closed = true);
    await cases.close();
    expect(closed).to.equal(true);
  });

  for (const [error, outcome] of [
    [new StoreUnavailable('gone'), 'unavailable'],
    [new Error('broken'), 'failed'],
  ] as const)
    it(`passes on ${error.message}, and counts it as ${outcome}`, async () => {
      behind.read = () => Promise.reject(error);
      expect(await cases.read(reference).catch((caught: unknown) => caught)).to.equal(error);
      expect(counted).to.deep.equal([`read ${outcome}`]);
    });
});
