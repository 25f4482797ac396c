import { expect } from 'chai';
import type { Changes, Feed } from '../../../src/case/feed.js';
import { caseList } from '../../../src/operations/manipulation/case-list.js';
import { changes } from '../../../src/operations/changes/changes.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { refusal, resultOf, run } from '../../support/service/run-operation.js';

/** A store whose feed another process can switch off as soon as somebody has asked for it. */
class SwitchedOff extends MemoryStore {
  soon = false;
  #off = false;

  override async feed(): Promise<Feed> {
    if (this.#off) return undefined as unknown as Feed;
    this.#off = this.soon;
    return super.feed();
  }

  override async changes(after: number, most: number): Promise<Changes> {
    return this.#off ? { changes: [], end: { number: after, time: 0 } } : super.changes(after, most);
  }
}

describe('A feed that is switched off while it is read', () => {
  let cases: SwitchedOff;
  let mark: string;
  const read = async (
    after?: string,
  ): Promise<{ readonly mark: string; readonly told: number; readonly more: boolean }> => {
    const content = await run(changes, cases, after === undefined ? {} : { after });
    if (content.kind !== 'changes') return expect.fail(content.kind);
    const { changes: told, mark, more } = content.changes;
    return { mark, told: told.length, more };
  };
  beforeEach(async () => {
    cases = new SwitchedOff();
    ({ mark } = await read());
    await cases.put({ subId: 'S', caseId: 'C' }, minimalCase('C'));
  });

  it('ends the call all the same, with a mark to go on from, and who goes on is told that there is none', async () => {
    expect(await read(mark)).to.include({ told: 1, more: false });
    cases.soon = true;
    const cut = await read(mark);
    expect(cut).to.include({ told: 0, more: true });
    expect(await refusal(read(cut.mark))).to.deep.equal(['619']);
  });

  it('ends a list of what changed since, too', async () => {
    const query = { subId: 'S', changedSince: mark };
    expect(await run(caseList, cases, query)).to.deep.include({ values: ['C'] });
    cases.soon = true;
    expect(await run(caseList, cases, query)).to.deep.include({ values: [] });
    expect(await refusal(run(caseList, cases, query))).to.deep.equal(['619']);
  });
});

describe('A call for changes', () => {
  it('waits for the next one behind a mark, and for none where it has no mark, since it would not be told', async () => {
    const cases = new MemoryStore();
    const first = await resultOf(changes, cases, { wait: '30' });
    expect(first.waits).to.equal(undefined);
    const { content } = first;
    if (content.kind !== 'changes') return expect.fail(content.kind);
    const { waits } = await resultOf(changes, cases, { wait: '30', after: content.changes.mark });
    expect(waits).to.deep.include({ milliseconds: 30_000 });
  });
});
