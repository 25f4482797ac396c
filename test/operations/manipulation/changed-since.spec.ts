import { expect } from 'chai';
import type { CaseReference } from '../../../src/case/case.js';
import type { StoredCase } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { caseList } from '../../../src/operations/manipulation/case-list.js';
import { changes } from '../../../src/operations/changes/changes.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { run } from '../../support/service/run-operation.js';

/** A store of which a case named `bad` fails in one way when it is read, or when what was read is looked into. */
class Failing extends MemoryStore {
  fails: { readonly when: 'read' | 'looked into'; readonly fault: Error } | undefined;

  override async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const { fails } = this;
    if (reference.caseId !== 'bad' || !fails) return super.read(reference);
    if (fails.when === 'read') throw fails.fault;
    return {
      digest: '',
      revision: 1,
      get case(): never {
        throw fails.fault;
      },
    };
  }
}

describe('A list of the cases that changed since a mark, as complete as asked', () => {
  let cases: Failing;
  let changedSince: string;
  beforeEach(async () => {
    cases = new Failing();
    const content = await run(changes, cases, {});
    changedSince = content.kind === 'changes' ? content.changes.mark : expect.fail(content.kind);
    for (const [caseId, complete] of [
      ['bad', true],
      ['done', true],
      ['open', false],
    ] as const)
      await cases.put({ subId: 'S', caseId }, minimalCase(caseId, { complete }));
  });
  const listed = async (complete: boolean): Promise<unknown> =>
    run(caseList, cases, { subId: 'S', changedSince, complete: String(complete) });

  for (const when of ['read', 'looked into'] as const)
    it(`passes over a case that turns out to be damaged when it is ${when}`, async () => {
      expect(await listed(true)).to.deep.include({ values: ['bad', 'done'] });
      cases.fails = { when, fault: new Error('the record is damaged') };
      expect(await listed(true)).to.deep.include({ values: ['done'] });
      expect(await listed(false)).to.deep.include({ values: ['open'] });
    });

  it('is not shorter because the store is away: then there is none', async () => {
    const fault = new StoreUnavailable('away');
    cases.fails = { when: 'read', fault };
    expect(await listed(true).catch((error: unknown) => error)).to.equal(fault);
  });
});
