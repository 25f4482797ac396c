import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { VisibleCases } from '../../../src/http/access/visible-cases.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { MemoryStore } from '../../../src/store/memory-store.js';

const own = { subId: 'OWN', caseId: 'C' };
const foreign = { subId: 'FOREIGN', caseId: 'C' };
const subject = minimalCase('C');

describe('The cases of the sub-systems that a client may touch', () => {
  let all: CaseStore;
  let visible: CaseStore;
  beforeEach(async () => {
    all = new MemoryStore();
    await all.put(own, subject);
    await all.put(foreign, subject);
    visible = new VisibleCases(all, { subSystems: new Set(['OWN']) });
  });

  const walked = async (cases: CaseStore): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { reference } of cases.walk()) found.push(reference.subId);
    return found;
  };
  const refusal = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'not refused',
      (error: { readonly status?: number }) => error.status,
    );

  it('are read, listed and walked through, and no others', async () => {
    expect((await visible.read(own))?.case.id).to.equal('C');
    expect(await visible.read(foreign)).to.equal(undefined);
    expect(await visible.subIds()).to.deep.equal(['OWN']);
    expect(await visible.caseIds('OWN')).to.deep.equal(['C']);
    expect(await visible.caseIds('FOREIGN')).to.deep.equal([]);
    expect(await walked(visible)).to.deep.equal(['OWN']);
    expect(await walked(all)).to.have.members(['OWN', 'FOREIGN']);
  });

  it('are stored, and no others, not even together with others', async () => {
    const newOwn = { subId: 'OWN', caseId: 'N' };
    const newForeign = { subId: 'FOREIGN', caseId: 'N' };
    expect(await refusal(visible.create(newForeign, subject))).to.equal(403);
    expect(await refusal(visible.put(foreign, subject))).to.equal(403);
    const both = [newOwn, newForeign].map((reference) => ({ reference, case: subject }));
    expect(await refusal(visible.createAll(both))).to.equal(403);
    expect(await all.caseIds('OWN')).to.deep.equal(['C']);
    expect(await visible.createAll(both.slice(0, 1))).to.deep.equal([true]);
    expect(await visible.create({ subId: 'OWN', caseId: 'M' }, subject)).to.equal(true);
    await visible.put({ subId: 'OWN', caseId: 'P' }, subject);
    expect(await all.caseIds('OWN')).to.have.members(['C', 'M', 'N', 'P']);
    expect(await all.caseIds('FOREIGN')).to.deep.equal(['C']);
  });

  it('are of its sub-systems only those that are named, when some are', async () => {
    await all.put({ subId: 'OWN', caseId: 'D' }, subject);
    await all.put({ subId: 'THIRD', caseId: 'C' }, subject);
    const bound = new VisibleCases(all, { subSystems: new Set(['OWN', 'THIRD']), cases: [own, foreign] });
    expect(await bound.subIds()).to.deep.equal(['OWN']);
    expect(await bound.caseIds('OWN')).to.deep.equal(['C']);
    expect(await bound.caseIds('THIRD')).to.deep.equal([]);
    expect(await walked(bound)).to.deep.equal(['OWN']);
    expect((await bound.read(own))?.case.id).to.equal('C');
    for (const reference of [foreign, { subId: 'OWN', caseId: 'D' }, { subId: 'THIRD', caseId: 'C' }]) {
      expect(await bound.read(reference)).to.equal(undefined);
      expect(await refusal(bound.create(reference, subject))).to.equal(403);
      await bound.remove(reference);
      expect(await all.read(reference)).not.to.equal(undefined);
    }
    const everywhere = new VisibleCases(all, { subSystems: 'all', cases: [foreign] });
    expect(await everywhere.subIds()).to.deep.equal(['FOREIGN']);
    expect(await everywhere.read(own)).to.equal(undefined);
    expect(await new VisibleCases(all, { subSystems: 'all', cases: [] }).subIds()).to.deep.equal([]);
  });

  it('are replaced and removed, and no others', async () => {
    const other = minimalCase('C', { csp: 3 });
    for (const [reference, done] of [
      [own, true],
      [foreign, false],
    ] as const) {
      const { revision } = (await all.read(reference)) ?? {};
      expect(await visible.replace(reference, other, revision ?? 0)).to.equal(done);
      await visible.remove(reference);
      expect((await all.read(reference)) === undefined).to.equal(done);
    }
  });

  it('are removed in the state that they are in, and no others', async () => {
    for (const [reference, done] of [
      [own, true],
      [foreign, false],
    ] as const) {
      const { revision } = (await all.read(reference)) ?? expect.fail('it is not there');
      expect(await visible.removeAt(reference, 'another state')).to.equal(false);
      expect(await visible.removeAt(reference, revision)).to.equal(done);
      expect((await all.read(reference)) === undefined).to.equal(done);
    }
  });

  it('leave the store behind them open, and say which it is', async () => {
    expect(visible.behind).to.equal(all);
    expect(new VisibleCases(visible, { subSystems: new Set(['OWN']) }).behind).to.equal(all);
    expect(await visible.claim('mark', 2, 1)).to.equal(true);
    expect(await visible.claim('mark', 2, 1)).to.equal(false);
    await visible.close();
    expect(await all.subIds()).to.have.members(['OWN', 'FOREIGN']);
  });
});
