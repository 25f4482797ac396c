import { expect } from 'chai';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { modification, personModification } from '../../support/requests/modify-request.js';
import { Service } from '../../support/service/service.js';

const reference = { subId: 'SCREENS', caseId: 'OTHERS' };
const lifestyle = { sourceType: 2, screen: 'lifestyle', objectId: 2 };

/** The applicant smokes, as createCaseInDB said, and says how much. */
describe('an answer whose question another write hides', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, reference);
  });
  after(() => service.stop());
  beforeEach(async () => {
    await captured.create(
      minimalRequest(reference.caseId, {
        application: { persons: [assuredPerson({ requestedBenefits: [lifeBenefit({ smokerType: 2 })] })] },
      }),
    );
    const reply = await captured.act(lifestyle, 'refresh', { '45.2.1002.smoking': [{ value: '20' }] });
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect(await cigarettes()).to.equal(true);
  });

  const cigarettes = async (): Promise<boolean> =>
    (await captured.objects(45)).some(({ CaseAttribute }) => CaseAttribute.some(({ TypeId }) => TypeId === 1002));

  const deletion = {
    benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 1' }],
    newBenefits: [lifeBenefit({ benefitName: 'Another', smokerType: 1 })],
  };
  const writes: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'modifyCase',
      () => service.call('modifyCase', reference, modification(reference.caseId, personModification(deletion))),
    ],
    [
      'the technical source',
      () => captured.act({ sourceType: 1, screen: 'benefits', objectId: 2 }, 'refresh', { '0.3.94': [{ id: '1' }] }),
    ],
  ];
  for (const [who, write] of writes) {
    it(`is gone with the write of ${who}, which is one change; moving then changes nothing`, async () => {
      const before = (await captured.document()).NumberOfSourceChanges;
      await write();
      expect(await cigarettes()).to.equal(false);
      expect((await captured.document()).NumberOfSourceChanges).to.equal(before + 1);
      const digest = await service.digest();
      for (const command of ['next', 'previous', 'finish']) await captured.act(lifestyle, command);
      expect(await service.digest()).to.equal(digest);
    });
  }
});
