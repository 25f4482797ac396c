import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { minimalCase } from '../cases/minimal-case.js';
import type { StoreUnderTest } from './case-store-contract.js';

/** What every store does with a list that is long, or asked for in part. */
export function describeLists(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`${name} and a list of 4100 ids`, () => {
    const ids = Array.from({ length: 4100 }, (_, index) => String(index).padStart(5, '0'));
    let place: StoreUnderTest;
    let cases: CaseStore;
    before(async () => {
      place = await prepare();
      cases = await place.open();
      for (let next = 0; next < ids.length; next += 500)
        await cases.createAll(
          ids
            .slice(next, next + 500)
            .map((caseId) => ({ reference: { subId: 'S', caseId }, case: minimalCase(caseId) })),
        );
      await cases.create({ subId: 'T', caseId: '0' }, minimalCase('0'));
    });
    after(async () => {
      await cases.close();
      await place.clear();
    });

    for (const [after, behind] of [
      [undefined, 0],
      ['00000', 1],
      ['019995', 2000],
      ['02000', 2001],
      ['04099', 4100],
    ] as const)
      it(`lists all, or so many, behind ${after}`, async () => {
        for (const limit of [undefined, 1, 2001])
          expect(await cases.caseIds('S', { after, limit })).to.deep.equal(ids.slice(behind).slice(0, limit));
      });

    it('lets others have their turn while it lists', async () => {
      let turns = 0;
      let listing = true;
      const others = async (): Promise<void> => {
        for (; listing; turns++) await new Promise((resolve) => setImmediate(resolve));
      };
      const counting = others();
      await cases.caseIds('S');
      listing = false;
      await counting;
      expect(turns).to.be.at.least(2);
    });
  });
}
