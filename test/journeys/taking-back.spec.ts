import { expect } from 'chai';
import { CapturedCase } from '../support/capture/captured-case.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { Service } from '../support/service/service.js';

const familyHistory = { sourceType: 2, screen: 'familyHistory', objectId: 2 };
const disorderList = { sourceType: 2, screen: 'disorderList', objectId: 2 };
const person = { sourceType: 1, screen: 'person', objectId: 2 };
const [relatives, present] = ['1001.2.1800', '27.2.1020'];
const [yes, no] = [[{ id: '1' }], [{ id: '2' }]];

describe('taking back what was answered', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'JOURNEYS', caseId: 'BACK' });
  });
  after(() => service.stop());
  beforeEach(() =>
    captured.create(
      minimalRequest('BACK', {
        application: { persons: [assuredPerson({ disorders: [{ key: 'J45', locale: 'en' }] })] },
      }),
    ),
  );

  const changes = async (): Promise<number> => (await captured.document()).NumberOfSourceChanges;

  it('removes the last relative where the list is only shown because there is one', async () => {
    await captured.act(familyHistory, 'refresh', { [present]: yes, [relatives]: [{ value: 'mother' }] });
    await captured.act(familyHistory, 'refresh', { [present]: no });
    expect(await captured.objects(1001), 'hiding removes no object').to.have.length(1);
    const before = await changes();
    const reply = await captured.act(familyHistory, 'refresh', { [relatives]: [] });
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect(await captured.objects(1001)).to.deep.equal([]);
    expect(await changes()).to.equal(before + 1);
    await captured.act(familyHistory, 'refresh', { [relatives]: [] });
    expect(await changes(), 'a hidden list is not answered').to.equal(before + 1);
  });

  it('removes the last relative in the request that says there is none', async () => {
    await captured.act(familyHistory, 'refresh', { [present]: yes, [relatives]: [{ value: 'mother' }] });
    await captured.act(familyHistory, 'refresh', { [present]: no, [relatives]: [] });
    expect(await captured.objects(1001)).to.deep.equal([]);
  });

  it('removes the last disorder from a screen that is only shown because there is one', async () => {
    expect(await captured.objects(8)).to.have.length(1);
    const reply = await captured.act(disorderList, 'refresh', { '8.2.115': [] });
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect(await captured.objects(8)).to.deep.equal([]);
  });

  it('leaves no empty object behind when the only answer of one that an answer made is cleared', async () => {
    const before = await captured.document();
    await captured.act(person, 'refresh', { '12.2.209.mainOccupation': [{ id: '2512' }] });
    expect(await captured.objects(12)).to.have.length(1);
    await captured.act(person, 'refresh', { '12.2.209.mainOccupation': [] });
    const after = await captured.document();
    expect([after.CaseObject, after.CaseObjectRelation]).to.deep.equal([before.CaseObject, before.CaseObjectRelation]);
  });

  it('keeps such an object while another answer of it stands, and one that createCaseInDB made', async () => {
    const occupation = { sourceType: 2, screen: 'occupation', objectId: 2 };
    await captured.act(occupation, 'refresh', { '12.2.209.mainOccupation': [{ id: '2512' }] });
    await captured.act(occupation, 'refresh', { '12.2.1919.mainOccupation': [{ value: '2020' }] });
    await captured.act(person, 'refresh', { '12.2.209.mainOccupation': [] });
    expect(
      (await captured.objects(12)).flatMap(({ CaseAttribute }) => CaseAttribute.map(({ TypeId }) => TypeId)),
    ).to.deep.equal([1919]);
    await captured.create(
      minimalRequest('BACK', {
        application: { persons: [assuredPerson({ occupation: { key: '2512', locale: 'en' } })] },
      }),
    );
    await captured.act(person, 'refresh', { '12.2.209.mainOccupation': [] });
    expect(await captured.objects(12)).to.have.length(1);
  });
});
