import { expect } from 'chai';
import { readTogether } from '../../src/operations/kept-with-case.js';
import { minimalCase } from '../support/cases/minimal-case.js';
import { MemoryStore } from '../../src/store/memory-store.js';

const reference = { subId: 'A', caseId: 'X' };

describe('A case and what is kept beside it', () => {
  it('are read again where somebody wrote the case between the two', async () => {
    const cases = new MemoryStore();
    await cases.put(reference, minimalCase('X'));
    let reads = 0;
    const read = await readTogether(cases, reference, async () => {
      reads++;
      const { case: stored } = (await cases.read(reference)) ?? {};
      if (reads <= 2) await cases.put(reference, minimalCase('X', { csp: reads }));
      return stored?.csp;
    });
    expect([reads, read?.case.csp, read?.kept]).to.deep.equal([3, 2, 2]);
  });

  it('are nothing without a case', async () => {
    expect(await readTogether(new MemoryStore(), reference, () => Promise.resolve(1))).to.equal(undefined);
  });
});
