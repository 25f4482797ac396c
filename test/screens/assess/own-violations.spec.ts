import { expect } from 'chai';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { assuredPerson, disabilityBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';

const reference = { subId: 'S', caseId: 'C' };

describe('what the service itself finds in a case', () => {
  let service: Service;
  beforeEach(async () => {
    service = await Service.start();
    const person = assuredPerson({
      ph: true,
      requestedBenefits: [disabilityBenefit({ smokerType: 2 })],
      occupation: { key: '2512', locale: 'en' },
    });
    const created = await service.call(
      'createCaseInDB',
      reference,
      minimalRequest('C', { application: { persons: [person] } }),
    );
    expect(created.codes).to.deep.equal([]);
  });
  afterEach(() => service.stop());

  const check = async (sourceType: number) =>
    (await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType })).completeness;

  it('names an answer whose question does not apply in a case that came so, and blocks nothing by that', async () => {
    const applicant = await new CaptureClient(service, reference).start('capture', {
      language: 'en',
      sourceType: 2,
      groupScreens: true,
    });
    for (let moves = 0; !applicant.has('45.1002') && moves < 60; moves++) await applicant.send('next');
    await applicant.send('refresh', { '45.1002': 20 });
    expect((await check(2)).violations.map(({ ruleId }) => ruleId)).to.not.include('answer-without-question');
    const stored = await service.cases.read(reference);
    for (const { attributes } of stored?.case.objects ?? [])
      for (const attribute of attributes) if (attribute.typeId === 94) attribute.value = { kind: 'reference', id: 1 };
    if (stored) await service.cases.put(reference, stored.case);
    const found = (await check(2)).violations.find(({ ruleId }) => ruleId === 'answer-without-question');
    expect(found).to.deep.include({ severity: 'information', questions: [] });
    const before = await service.digest();
    await applicant.send('next');
    expect(await service.digest(), 'moving only stores nothing').to.equal(before);
    expect((await service.call('transferCaseFromDB', reference)).text, 'the answer is still there').to.contain(
      '"TypeId":1002',
    );
  });

  it('names a code that is in no list any more, at its question, and the case is not consistent', async () => {
    const stored = await service.cases.read(reference);
    if (!stored) throw new Error('the case is not stored');
    const occupation = stored.case.objects.find(({ typeId }) => typeId === 12);
    if (occupation) occupation.attributes = [{ typeId: 209, value: { kind: 'keyed', key: 'GONE', locale: 'en' } }];
    await service.cases.put(reference, stored.case);
    const completeness = await check(1);
    expect(completeness.consistent).to.equal(false);
    const [violation] = completeness.violations.filter(({ ruleId }) => ruleId === 'code-not-found');
    expect(violation).to.deep.include({ severity: 'error', questions: ['12.2.209.mainOccupation'] });
    expect(violation?.message).to.contain('GONE');
    const technical = await new CaptureClient(service, reference).start('capture', {
      language: 'en',
      sourceType: 1,
      groupScreens: false,
    });
    await technical.send('goto person.2');
    expect(technical.question('12.209').error).to.contain('GONE');
    const others = technical.questions.filter(({ id }) => id !== technical.question('12.209').id);
    expect(others).not.to.deep.equal([]);
    expect(others.filter(({ error }) => error !== '')).to.deep.equal([]);
    await technical.send('refresh', { '12.209': { id: '2512' } });
    expect(technical.question('12.209').error).to.equal('');
  });
});
