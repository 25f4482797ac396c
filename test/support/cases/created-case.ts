import { expect } from 'chai';
import type { CaseDocument } from '../../../src/case/case-document.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { transferCaseFromDB } from '../../../src/operations/manipulation/transfer-case-from-db.js';
import type { Json } from '../requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { run } from '../service/run-operation.js';

/** Creates the case `C` from a body and reads it back in its outer form. */
export async function createdCase(body: Json): Promise<CaseDocument> {
  const cases = new MemoryStore();
  const url = { caseId: 'C', subId: 'S' };
  expect(await run(createCaseInDB, cases, url, body)).to.deep.equal({ kind: 'nothing', envelope: 'null' });
  const content = await run(transferCaseFromDB, cases, url);
  if (content.kind !== 'case') throw new Error('no case was answered');
  return content.case;
}
