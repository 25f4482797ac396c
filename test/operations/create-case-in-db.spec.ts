import { expect } from 'chai';
import { createCaseInDB } from '../../src/operations/create-case-in-db.js';
import { transferCaseFromDB } from '../../src/operations/transfer-case-from-db.js';
import { fullRequest, minimalRequest } from '../support/case-request.js';
import { MemoryStore } from '../support/memory-store.js';
import { refusal, run } from '../support/run-operation.js';

describe('createCaseInDB', () => {
  it('stores the smallest case', async () => {
    const cases = new MemoryStore();
    expect(await run(createCaseInDB, cases, { caseId: 'C', subId: 'S' }, minimalRequest('C'))).to.deep.equal({ kind: 'nothing', envelope: 'null' });
    console.log(JSON.stringify(await run(transferCaseFromDB, cases, { caseId: 'C', subId: 'S' }), null, 1));
    console.log(await refusal(run(createCaseInDB, cases, { caseId: 'D', subId: 'S' }, fullRequest('D'))));
  });
});
