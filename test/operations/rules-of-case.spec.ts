import { expect } from 'chai';
import { MemoryStore } from '../../src/store/memory-store.js';
import { minimalCase } from '../support/cases/minimal-case.js';
import { modification } from '../support/requests/modify-request.js';
import { captureLog } from '../support/service/captured-log.js';
import { Service } from '../support/service/service.js';

const place = { subId: 'S', caseId: 'C' };
const body = { ...place, language: 'en', sourceType: 1 };
const copy = { sourceSubId: 'S', sourceCaseId: 'C', destSubId: 'S', destCaseId: 'D' };

describe('A case whose parameter set is no longer loaded', () => {
  const { log, lines } = captureLog();
  let service: Service;
  before(async () => {
    const cases = new MemoryStore();
    await cases.put(place, minimalCase('C', { csp: 77 }));
    service = await Service.start({ cases, log });
  });
  after(() => service.stop());

  for (const [operation, query, sent] of [
    ['transferCaseFromDB', place, undefined],
    ['transferCaseFromDBDetails', place, undefined],
    ['copyCase', copy, undefined],
    ['modifyCase', place, modification('C')],
    ['capture', {}, body],
    ['checkCompleteness', {}, body],
  ] as const)
    it(`is a fault of the installation to ${operation}: the log says which it is, the caller learns nothing of it`, async () => {
      const { codes, text } = await service.call(operation, query, sent);
      expect(codes).to.deep.equal([999]);
      expect(text).not.to.contain('77');
      const faults = lines.splice(0).filter(({ msg }) => msg === 'internal fault');
      expect(faults.map(({ err }) => (err as Error).message)).to.deep.equal([
        'a case has the parameter set 77, which is not loaded',
      ]);
    });

  it('is still listed, and can be deleted', async () => {
    expect((await service.call('caseList', { subId: 'S' })).body).to.deep.equal({ caseIds: ['C'] });
    expect((await service.call('deleteCase', place)).codes).to.deep.equal([]);
    expect((await service.call('caseList', { subId: 'S' })).body).to.deep.equal({ caseIds: [] });
  });
});
