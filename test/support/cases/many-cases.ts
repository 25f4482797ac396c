import type { Case } from '../../../src/case/case.js';
import type { CaseStore } from '../../../src/case/store.js';

const storedAtOnce = 500;

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
  for (let next = 0; next < count; next += storedAtOnce) {
    const some = Array.from({ length: Math.min(storedAtOnce, count - next) }, (_, index) => next + index);
    await Promise.all(
      some.map((number) => {
        const caseId = `case ${String(number).padStart(7, '0')}`;
        const subId = subIds[number % subIds.length] ?? '';
        return cases.put({ subId, caseId }, { ...original, id: caseId, numberOfSourceChanges: number });
      }),
    );
  }
}
