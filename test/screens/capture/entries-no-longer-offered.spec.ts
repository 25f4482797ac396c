import { expect } from 'chai';
import type { Guide } from '../../../src/screens/model/guide.js';
import type { Sb1Group, Sb1Question } from '../../../src/screens/model/screen.js';
import { encodeToken } from '../../../src/screens/questions/token.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { Service } from '../../support/service/service.js';

const reference = { subId: 'EXPIRED', caseId: 'ENTRIES' };
const screenId = encodeToken(reference, { form: 'SB1', sourceType: 1, language: 'en', screen: 'person', objectId: 2 });

describe('an entry that is no longer offered', () => {
  let data: DataCopy;
  let service: Service;
  before(async () => {
    data = DataCopy.small();
    data.replace('rules/common/catalogues/marital-statuses.yaml', 'married: {', 'married: { validTo: "2020",');
    data.replace('rules/common/catalogues/relationships.yaml', 'brother: {', 'brother: { validTo: "2020",');
    data.replace('rules/common/catalogues/pursuits.yaml', '  DIVING:\n', '  DIVING:\n    validTo: "2020"\n');
    data.replace(
      'rules/common/attributes/benefit.yaml',
      /(?:offered: [{].*?[}], )?storedOn: Benefit, name: [{] en: "benefit-type"/,
      'offered: { fact: csp.benefitTypesOffered }, storedOn: Benefit, name: { en: "benefit-type"',
    );
    data.replace('rules/international/csp/1.yaml', /termLife, endowment, wholeLife,/, 'endowment,');
    const { systems, findings } = data.load();
    expect(findings.errors.map(String)).to.deep.equal([]);
    service = await Service.start({ systems });
    const person = assuredPerson({ maritalStatus: 2, pursuits: [{ key: 'DIVING', deletable: false }] });
    await service.call(
      'createCaseInDB',
      reference,
      minimalRequest(reference.caseId, { application: { persons: [person] } }),
    );
  });
  after(async () => {
    await service.stop();
    data.remove();
  });

  const answer = (questionId: string, ...ids: readonly string[]) =>
    service.call(
      'userAction',
      {},
      {
        ...reference,
        screenId,
        screenCommand: 'refresh',
        answers: [{ questionId, values: ids.map((id) => ({ id })) }],
      },
    );

  it('is shown where it was answered, and may be sent back as it is', async () => {
    const reply = await answer('27.2.78', '2');
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect(
      (await service.call('transferCaseFromDB', reference)).case.NumberOfSourceChanges,
      'nothing changed',
    ).to.equal(0);
  });

  it('stays in a list to which another one is added', async () => {
    const reply = await answer('26.2.163', 'DIVING', 'BOXING');
    expect(reply.codes, reply.text).to.deep.equal([]);
  });

  it('stays in a list from which it must not be removed, and that is said', async () => {
    const before = await service.digest();
    const reply = await answer('26.2.163', 'BOXING');
    expect(reply.codes, reply.text).to.deep.equal([608]);
    expect(reply.messages[0])
      .to.contain('26.2.163')
      .and.to.match(/ cannot be removed here\.$/);
    expect(await service.digest()).to.equal(before);
  });

  it('is a benefit type that the parameter set does not list, shown where it was answered, and not taken once another one is', async () => {
    const benefits = encodeToken(reference, {
      form: 'SB1',
      sourceType: 1,
      language: 'en',
      screen: 'benefits',
      objectId: 2,
    });
    const choose = (id: string) =>
      service.call(
        'userAction',
        {},
        {
          ...reference,
          screenId: benefits,
          screenCommand: 'refresh',
          answers: [{ questionId: '0.3.11', values: [{ id }] }],
        },
      );
    const offered = async (id: string): Promise<readonly string[]> => {
      const questions = ({ question = [], group = [] }: Sb1Group): readonly Sb1Question[] => [
        ...question,
        ...group.flatMap(questions),
      ];
      return (
        questions((await choose(id)).sb1.group)
          .find((question) => question.id === '0.3.11')
          ?.selection?.value.map((option) => option.id) ?? []
      );
    };
    expect(await offered('1'), 'term life is stored, endowment is offered, whole life is neither')
      .to.include.members(['1', '2'])
      .and.not.include('3');
    expect((await choose('3')).codes).to.deep.equal([608]);
    expect(await offered('2')).to.not.include('1');
    expect((await choose('1')).codes).to.deep.equal([608]);
  });

  it('is not told to a guiding client where all that can be chosen is little', async () => {
    const guided = { ...reference, language: 'en', sourceType: 2, groupScreens: true, guide: true };
    const shown = await service.call('capture', {}, { ...guided, item: 'familyHistory.2' });
    const { item } = shown.sb2.person;
    const answered = await service.call(
      'userAction',
      {},
      {
        ...{ ...reference, screenId: item.id, guide: true, screenCommand: 'refresh' },
        answers: [{ questionId: item.question[0]?.id, values: [{ id: '1' }] }],
      },
    );
    const { guide } = answered.envelope.jsonContent as { readonly guide: Guide };
    const told = guide.questions.flatMap(({ options = [] }) => options.map(({ value }) => value));
    expect(told).to.deep.equal(['Mother', 'Father', 'Sister']);
  });

  it('is not taken once something else is answered', async () => {
    expect((await answer('27.2.78', '1')).codes).to.deep.equal([]);
    expect((await answer('27.2.78', '2')).codes).to.deep.equal([608]);
  });
});
