import type { Case } from '../../../src/case/case.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { fullRequest } from '../requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { run } from '../service/run-operation.js';

/** A case as it is stored, with everything that the specification's tables have. */
export async function storedCase(): Promise<Case> {
  const cases = new MemoryStore();
  const reference = { caseId: 'C', subId: 'S' };
  await run(createCaseInDB, cases, reference, fullRequest('C'));
  const stored = await cases.read(reference);
  if (!stored) throw new Error('the case was not created');
  return stored.case;
}
