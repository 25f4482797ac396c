import type { CaseStore } from '../../case/store.js';

/** How many cases a store holds, in all sub-systems or in some: for a progress bar. */
export async function countCases(cases: CaseStore, subIds: readonly string[]): Promise<number> {
  const counted = await Promise.all(
    (subIds.length > 0 ? subIds : await cases.subIds()).map((subId) => cases.caseIds(subId)),
  );
  return counted.reduce((sum, { length }) => sum + length, 0);
}
