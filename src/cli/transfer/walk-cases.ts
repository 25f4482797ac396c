import type { CaseStore } from '../../case/store.js';

/** The cases of a store, or of some of its sub-systems, each once. */
export async function* walkCases(cases: CaseStore, subIds: readonly string[]): ReturnType<CaseStore['walk']> {
  if (subIds.length === 0) yield* cases.walk();
  for (const subId of new Set(subIds)) yield* cases.walk({ subId });
}
