import { expect } from 'chai';
import type { Sb1Group, Sb1Question } from '../../../src/screens/model/screen.js';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';

const application = { sourceType: 1, screen: 'application', objectId: 1 };
const person = { sourceType: 1, screen: 'person', objectId: 2 };

describe('the screen that comes back with answers that were not accepted', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'SCREENS', caseId: 'REFUSED' });
  });
  after(() => service.stop());
  beforeEach(() =>
    captured.create(
      minimalRequest('REFUSED', {
        application: {
          ownPortfolioAvailable: false,
          persons: [assuredPerson({ pursuits: [{ key: 'DIVING', deletable: false }] })],
        },
      }),
    ),
  );

  const questions = ({ question = [], group = [] }: Sb1Group): readonly Sb1Question[] => [
    ...question,
    ...group.flatMap(questions),
  ];
  const questionOf = (reply: Reply, questionId: string): Sb1Question => {
    const found = questions(reply.sb1.group).find(({ id }) => id === questionId);
    if (!found) throw new Error(`the screen has no question ${questionId}`);
    return found;
  };
  const selected = (reply: Reply, questionId: string) =>
    questionOf(reply, questionId)
      .selection?.value.filter((option) => option.selected)
      .map(({ id }) => id);

  it('has what was typed everywhere, says what is stored, and offers only items of the stored case', async () => {
    const reply = await captured.act(application, 'next', {
      '25.1.38': [{ id: '1' }],
      '25.1.702': [{ value: 'zz' }],
      '25.1.1080': [{ value: '2027.13' }],
    });
    expect(reply.codes).to.deep.equal([608]);
    expect(selected(reply, '25.1.38')).to.deep.equal(['1']);
    expect(questionOf(reply, '25.1.702').textInput?.value).to.deep.equal({ id: '', value: 'zz' });
    expect(reply.sb1.navigation.item.flatMap(({ item = [] }) => item.map(({ commandid }) => commandid))).to.not.include(
      'goto covers.2',
    );
  });

  it('collects nothing from an answer that was not stored', async () => {
    const reply = await captured.act(person, 'next', { '27.2.78': [{ id: '2' }], '27.2.21': [{ value: 'x' }] });
    expect(reply.codes).to.deep.equal([608]);
    expect(selected(reply, '27.2.78')).to.deep.equal(['2']);
    expect(questionOf(reply, '27.2.78').selection?.collected).to.equal(false);
  });

  it('keeps a unit that was chosen before its number', async () => {
    const reply = await captured.act(person, 'next', {
      '27.2.1003.unit': [{ id: '201' }],
      '27.2.21': [{ value: 'x' }],
    });
    expect(reply.codes).to.deep.equal([608]);
    expect(selected(reply, '27.2.1003.unit')).to.deep.equal(['201']);
  });

  it('has the error of a question that only another answer of the request shows', async () => {
    const reply = await captured.act(application, 'next', {
      '25.1.1083': [{ id: '1' }],
      '25.1.1084': [{ value: 'x'.repeat(3000) }],
    });
    expect(reply.codes).to.deep.equal([608]);
    expect(questionOf(reply, '25.1.1084').textInput?.error).to.not.equal('');
  });

  it('has what was typed when the command is refused, and names the item to a person', async () => {
    const reply = await captured.act(application, 'delete 2', { '25.1.702': [{ value: 'zz' }] });
    expect(reply.codes).to.deep.equal([608]);
    expect(questionOf(reply, '25.1.702').textInput?.value).to.deep.equal({ id: '', value: 'zz' });
    expect(reply.envelope.errorDescriptions[0]?.errorMessage).to.equal('Application: Diving cannot be removed here.');
  });

  it('says the forms of a date that its attribute takes', async () => {
    const date = async (screen: typeof person, questionId: string): Promise<string | undefined> =>
      questionOf(await captured.act(screen, 'refresh', { [questionId]: [{ value: '2027.13' }] }), questionId).textInput
        ?.error;
    expect(await date(application, '25.1.1080')).to.contain('DD/MM/YYYY or MM/YYYY.');
    expect(await date(person, '27.2.700')).to.contain('DD/MM/YYYY, MM/YYYY or YYYY.');
  });

  it('says that the command is missing when it is empty', async () => {
    const reply = await captured.act(application, '');
    expect(reply.envelope.errorDescriptions.map(({ errorMessage }) => errorMessage)).to.deep.equal([
      'screenCommand: is missing or blank',
    ]);
  });
});
