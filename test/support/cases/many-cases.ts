import type { Case } from '../../../src/case/case.js';
import type { CaseStore } from '../../../src/case/store.js';
import { someAtOnce } from '../store/some-at-once.js';

/**
 * Fills a store with copies of a case, over as many sub-systems as there are ids, straight through the store. Each copy
 * differs by its id and by its change count.
 */
export async function storeManyCases(
  cases: CaseStore,
  count: number,
  original: Case,
  subIds: readonly string[],
): Promise<void> {
  const store = (_: unknown, number: number): Promise<void> => {
    const caseId = `case ${String(number).padStart(7, '0')}`;
    const subId = subIds[number % subIds.length] ?? '';
    return cases.put({ subId, caseId }, { ...original, id: caseId, numberOfSourceChanges: number });
  };
  await someAtOnce(Array.from({ length: count }), store, 500);
}
