import type { CaseStore } from '../../case/store.js';
import { didYouMean } from '../../documents/findings/nearest.js';

/** Sub-systems that a command is asked about have cases. @throws Error that names those that have none */
export async function refuseUnknownSubIds(cases: Pick<CaseStore, 'subIds'>, subIds: readonly string[]): Promise<void> {
  if (subIds.length === 0) return;
  const known = await cases.subIds();
  const unknown = subIds.filter((subId) => !known.includes(subId));
  const said = unknown.map((subId) => `the store has no cases of the sub-system ${subId}${didYouMean(subId, known)}`);
  if (said.length > 0) throw new Error(said.join('\n'));
}
