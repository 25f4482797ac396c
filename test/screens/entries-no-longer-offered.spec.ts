import { expect } from 'chai';
import { encodeToken } from '../../src/screens/token.js';
import { assuredPerson, minimalRequest } from '../support/case-request.js';
import { DataCopy } from '../support/data-copy.js';
import { Service } from '../support/service.js';

const reference = { subId: 'EXPIRED', caseId: 'ENTRIES' };
const screenId = encodeToken(reference, { form: 'SB1', sourceType: 1, language: 'en', screen: 'person', objectId: 2 });

describe('an entry that is no longer offered', () => {
  let data: DataCopy;
  let service: Service;
  before(async () => {
    data = new DataCopy();
    data.replace('rules/common/catalogues/marital-statuses.yaml', 'married: {', 'married: { validTo: "2020",');
    data.replace('rules/common/catalogues/pursuits.yaml', '  DIVING:\n', '  DIVING:\n    validTo: "2020"\n');
    const { systems, findings } = data.load();
    expect(findings.errors.map(String)).to.deep.equal([]);
    service = await Service.start({ systems });
    const person = assuredPerson({ maritalStatus: 2, pursuits: [{ key: 'DIVING', deletable: false }] });
    await service.call('createCaseInDB', reference, minimalRequest(reference.caseId, { application: { persons: [person] } }));
  });
  after(async () => {
    await service.stop();
    data.remove();
  });

  const answer = (questionId: string, ...ids: readonly string[]) =>
    service.call('userAction', {}, { ...reference, screenId, screenCommand: 'refresh', answers: [{ questionId, values: ids.map((id) => ({ id })) }] });

  it('is shown where it was answered, and may be sent back as it is', async () => {
    const reply = await answer('27.2.78', '2');
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect((await service.call('transferCaseFromDB', reference)).case.NumberOfSourceChanges, 'nothing changed').to.equal(0);
  });

  it('stays in a list to which another one is added', async () => {
    const reply = await answer('26.2.163', 'DIVING', 'BOXING');
    expect(reply.codes, reply.text).to.deep.equal([]);
  });

  it('is not taken once something else is answered', async () => {
    expect((await answer('27.2.78', '1')).codes).to.deep.equal([]);
    expect((await answer('27.2.78', '2')).codes).to.deep.equal([608]);
  });
});
