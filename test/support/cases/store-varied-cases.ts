import type { CaseStore } from '../../../src/case/store.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { variedCases } from './varied-cases.js';

const storedAtOnce = 500;
const ofAnyValues = 60;
const subIds = ['A', 'B', 'C'];

/**
 * Fills a store with cases of all kinds over three sub-systems: copies of so many as differ, under ids of their own.
 */
export async function storeVariedCases(cases: CaseStore, systems: Systems, seed: number, count: number): Promise<void> {
  const originals = await variedCases(systems, seed, ofAnyValues);
  for (let next = 0; next < count; next += storedAtOnce) {
    const some = Array.from({ length: Math.min(storedAtOnce, count - next) }, (_, index) => next + index);
    await Promise.all(
      some.map((number) => {
        const caseId = `case ${String(number).padStart(7, '0')}`;
        const original = originals[number % originals.length];
        return (
          original && cases.put({ subId: subIds[number % subIds.length] ?? '', caseId }, { ...original, id: caseId })
        );
      }),
    );
  }
}
