import { expect } from 'chai';
import { type CaseObject, setAttribute } from '../../src/case/case-object.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'CONTRACT', caseId: 'STORED' };
const benefitType = 11;

describe('checkCompleteness of a case with a benefit whose type', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  beforeEach(async () => {
    await service.call('deleteCase', reference);
    const body = minimalRequest(reference.caseId, { application: { persons: [assuredPerson({ ph: true })] } });
    expect((await service.call('createCaseInDB', reference, body)).codes).to.deep.equal([]);
  });

  /**
   * Puts another benefit type into the store: one that the rules no longer have comes only from there, every operation
   * refuses it.
   */
  const withBenefitType = async (id: number): Promise<Reply> => {
    const { case: stored } = (await service.cases.read(reference)) ?? expect.fail('the case is not stored');
    const benefit: CaseObject =
      stored.objects.find(({ element }) => element === 'Benefit') ?? expect.fail('the case has no benefit');
    setAttribute(benefit, benefitType, { kind: 'reference', id });
    await service.cases.put(reference, stored);
    return service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1, loggingArea: '0' });
  };

  it('the rules no longer have is a warning with code 622, which names it, and the case is not complete', async () => {
    const reply = await withBenefitType(9999);
    expect(reply.status).to.equal(1);
    expect(reply.codes).to.include(622);
    const { complete, undecidable } = reply.completeness;
    expect(complete).to.equal(false);
    expect(undecidable.length).to.equal(reply.codes.filter((code) => code === 622).length);
    for (const { reason } of undecidable) expect(reason).to.contain('9999');
  });

  it('the rules no longer have says so once for each rule, however many benefits it compares', async () => {
    const answerTo = async (benefits: number): Promise<Reply> => {
      await service.call('deleteCase', reference);
      const requestedBenefits = Array.from({ length: benefits }, (_, index) =>
        lifeBenefit({ benefitName: `Benefit ${index}` }),
      );
      const persons = [assuredPerson({ ph: true, requestedBenefits })];
      const body = minimalRequest(reference.caseId, { application: { persons } });
      expect((await service.call('createCaseInDB', reference, body)).codes).to.deep.equal([]);
      const { case: stored } = (await service.cases.read(reference)) ?? expect.fail('the case is not stored');
      for (const [index, benefit] of stored.objects.filter(({ element }) => element === 'Benefit').entries())
        setAttribute(benefit, benefitType, { kind: 'reference', id: 9000 + index });
      await service.cases.put(reference, stored);
      return service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1, loggingArea: '0' });
    };
    const longest = ({ completeness }: Reply): number =>
      Math.max(...completeness.undecidable.map(({ reason }) => reason.length));
    const [some, many] = [await answerTo(10), await answerTo(40)];
    expect(some.codes).to.include(622);
    expect(longest(many)).to.be.at.most(longest(some) + 2);
    for (const { reason } of many.completeness.undecidable) expect(reason.split('; ').length).to.be.at.most(6);
  });

  it('the rules have is without error', async () => {
    expect((await withBenefitType(1)).codes).to.deep.equal([]);
  });
});
