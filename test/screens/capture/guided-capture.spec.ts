import { expect } from 'chai';
import type { Guide } from '../../../src/screens/model/guide.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';

const reference = { subId: 'SCREENS', caseId: 'GUIDED' };
const height = '27.2.900';
const weight = '27.2.901';

const guideOf = (reply: Reply): Guide => {
  const { guide } = reply.envelope.jsonContent as { readonly guide?: Guide };
  if (!guide) throw new Error('the answer has no guide');
  return guide;
};
const typed = (questionId: string, value: string) => ({ questionId, values: [{ id: '', value }] });

describe('a guided capture', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  beforeEach(async () => {
    await service.call('deleteCase', reference);
    const request = minimalRequest(reference.caseId, { application: { persons: [assuredPerson({ ph: true })] } });
    expect((await service.call('createCaseInDB', reference, request)).status).to.equal(0);
  });

  const open = (groupScreens: boolean, item = 'lifestyle.2') =>
    service.call('capture', {}, { ...reference, language: 'en', sourceType: 2, groupScreens, guide: true, item });
  const act = (shown: Reply, members: Readonly<Record<string, unknown>>) => {
    const { items, changes } = guideOf(shown);
    const { screenId } = items.find(({ current }) => current) ?? { screenId: '' };
    return service.call('userAction', {}, { ...reference, screenId, guide: true, seenChanges: changes, ...members });
  };
  const current = (reply: Reply) => guideOf(reply).items.find((item) => item.current)?.fixedID;
  const valueOf = (reply: Reply, questionId: string) =>
    reply.sb2.person.item.question.find(({ id }) => id === questionId)?.numberInput?.value.value;

  it('is sent compressed to those who take it', async () => {
    const { headers, envelope } = await open(true);
    expect([headers.get('content-encoding'), headers.get('vary'), envelope.status]).to.deep.equal([
      ...['gzip', 'Accept-Encoding', 0],
    ]);
  });

  it('begins with the item that is asked for, and with the first one when that is not shown', async () => {
    expect(current(await open(true))).to.equal('lifestyle.2');
    expect(current(await open(true, 'lifestyle.99'))).to.equal(guideOf(await open(true)).items[0]?.fixedID);
  });

  for (const form of ['SB1', 'SB2'] as const)
    it(`lists in ${form} all items under the ids by which each is gone to, with what is answered and open`, async () => {
      const shown = await open(form === 'SB2');
      const { items } = guideOf(shown);
      expect(items.length).to.be.greaterThan(3);
      for (const { screenId, fixedID, answered, open: missing, questions, consistent } of items) {
        const there = await act(shown, { screenCommand: `goto ${form === 'SB1' ? fixedID : screenId}`, answers: [] });
        expect(current(there)).to.equal(fixedID);
        expect(guideOf(there).questions).to.have.length(questions);
        expect(answered + missing).to.be.at.most(questions);
        if (consistent) expect(missing).to.equal(0);
      }
    });

  it('tells all that can be chosen, by the ids that answer it, where a search is among few, and else nothing', async () => {
    const shown = await open(true, 'familyHistory.2');
    const [asked] = shown.sb2.person.item.question;
    const answered = await act(shown, {
      screenCommand: 'refresh',
      answers: [{ questionId: asked?.id, values: [{ id: '1', value: '' }] }],
    });
    const [relatives, ...others] = guideOf(answered).questions.filter(({ options }) => options);
    expect(others).to.deep.equal([]);
    expect(relatives?.options?.map(({ value }) => value)).to.deep.equal(['Mother', 'Father', 'Sister', 'Brother']);
    const values = relatives?.options?.map(({ id }) => ({ id, value: '' }));
    const taken = await act(answered, { screenCommand: 'refresh', answers: [{ questionId: relatives?.id, values }] });
    expect(taken.codes).to.not.include(608);
    const searched = guideOf(await open(true, 'occupation.2')).questions.filter(({ kind }) => kind === 'search');
    expect(searched.filter(({ options }) => options)).to.deep.equal([]);
    expect(searched).to.not.deep.equal([]);
  });

  it('tells the entry for what is in no list; who answers it is asked for their own words', async () => {
    const shown = await open(true, 'occupation.2');
    const occupation = guideOf(shown).questions.find(({ catalogue }) => catalogue === 'occupations');
    expect(occupation?.notListed?.value).to.equal('Occupation that is not in the list');
    const answers = [{ questionId: occupation?.id, values: [{ id: occupation?.notListed?.id, value: '' }] }];
    const answered = await act(shown, { screenCommand: 'refresh', answers });
    const own = answered.sb2.person.item.question.find(({ text }) => text.text.startsWith('In your own words'));
    expect(own?.textInput?.mandatory).to.equal(true);
  });

  it('stores what is accepted beside what is refused, shows that again with its reason, and stays on Next', async () => {
    const shown = await open(true);
    const reply = await act(shown, { screenCommand: 'next', answers: [typed(height, '23'), typed(weight, '64')] });
    expect(reply.codes).to.deep.equal([608]);
    expect(current(reply)).to.equal('lifestyle.2');
    expect(guideOf(reply).questions.filter(({ refused }) => refused)).to.have.length(1);
    expect([valueOf(reply, height), valueOf(reply, weight)]).to.deep.equal(['23', '64']);
    const again = await open(true);
    expect([valueOf(again, height), valueOf(again, weight)]).to.deep.equal(['', '64']);
  });

  it('goes back all the same when an answer is refused', async () => {
    const reply = await act(await open(true), { screenCommand: 'previous', answers: [typed(height, '23')] });
    expect(reply.codes).to.deep.equal([608]);
    expect(current(reply)).not.to.equal('lifestyle.2');
  });

  it('stays on the first item when it goes back from there', async () => {
    const first = guideOf(await open(true)).items[0]?.fixedID;
    const shown = await open(true, first);
    expect(current(shown)).to.equal(first);
    expect(current(await act(shown, { screenCommand: 'previous', answers: [] }))).to.equal(first);
  });

  it('takes no answer to a screen of a case that somebody else has changed, and shows what that is now', async () => {
    const [mine, theirs] = [await open(true), await open(true)];
    expect((await act(theirs, { screenCommand: 'refresh', answers: [typed(height, '180')] })).status).to.equal(0);
    const refused = await act(mine, { screenCommand: 'next', answers: [typed(height, '170')] });
    expect(refused.codes).to.deep.equal([613]);
    expect([current(refused), valueOf(refused, height)]).to.deep.equal(['lifestyle.2', '180']);
    const again = await act(refused, { screenCommand: 'next', answers: [typed(height, '170')] });
    expect([again.status, valueOf(await open(true), height)]).to.deep.equal([0, '170']);
  });

  it('takes no answer to the screen of a case in whose place another one stands that was changed as often', async () => {
    const shown = await open(true);
    expect(guideOf(shown).revision).to.equal(shown.headers.get('etag')?.slice(1).split(/[."]/)[0]);
    await service.call('deleteCase', reference);
    const persons = [{ ...assuredPerson({ ph: true }), name: 'Another' }];
    const request = minimalRequest(reference.caseId, { application: { persons } });
    expect((await service.call('createCaseInDB', reference, request)).status).to.equal(0);
    const { revision, changes } = guideOf(shown);
    const members = { seenRevision: revision, screenCommand: 'refresh', answers: [typed(height, '170')] };
    const refused = await act(shown, members);
    expect([refused.codes, guideOf(refused).changes]).to.deep.equal([[613], changes]);
    expect(valueOf(await open(true), height)).to.equal('');
    const again = await act(refused, { ...members, seenRevision: guideOf(refused).revision });
    expect([again.status, valueOf(await open(true), height)]).to.deep.equal([0, '170']);
    expect((await act(again, { ...members, seenRevision: guideOf(again).revision })).status).to.equal(0);
  });

  it('tells each violated rule once, with its severity and the questions that report it', async () => {
    const shown = await open(true);
    const reply = await act(shown, {
      screenCommand: 'refresh',
      answers: [typed(height, '170'), typed(weight, '299')],
    });
    const { findings } = guideOf(reply);
    expect(findings).to.have.length.greaterThan(0);
    const reporting = reply.sb2.person.item.question.filter(({ text }) => text.error !== '').map(({ id }) => id);
    for (const { questions, message } of findings) {
      expect(reporting).to.include.members([...questions]);
      for (const id of questions)
        expect(reply.sb2.person.item.question.find((each) => each.id === id)?.text.error).to.include(message);
    }
  });

  it('tells a code that is in no list any more once, with the question that has it', async () => {
    const person = assuredPerson({ ph: true, occupation: { key: '2512', locale: 'en' } });
    await service.call('deleteCase', reference);
    const request = minimalRequest(reference.caseId, { application: { persons: [person] } });
    expect((await service.call('createCaseInDB', reference, request)).status).to.equal(0);
    const stored = await service.cases.read(reference);
    if (!stored) throw new Error('the case is not stored');
    for (const { attributes } of stored.case.objects)
      for (const attribute of attributes)
        if (attribute.typeId === 209) attribute.value = { kind: 'keyed', key: 'GONE', locale: 'en' };
    await service.cases.put(reference, stored.case);
    const shown = await open(true, 'occupation.2');
    const told = guideOf(shown).findings.filter(({ ruleId }) => ruleId === 'code-not-found');
    expect(told).to.have.length(1);
    expect(told[0]).to.deep.include({ severity: 'error', questions: ['12.2.209.mainOccupation'] });
    expect(told[0]?.message).to.contain('GONE');
    const { item } = shown.sb2.person;
    expect(item.question.find(({ text }) => text.error.includes(told[0]?.message ?? '?'))?.id).to.equal(
      '12.2.209.mainOccupation',
    );
  });

  it('reviews every item with all questions that it shows and their answers', async () => {
    await act(await open(true), { screenCommand: 'refresh', answers: [typed(height, '180')] });
    const members = { ...reference, language: 'en', sourceType: 2, guide: true, review: true };
    const { review = [], items } = guideOf(await service.call('capture', {}, members));
    expect(review.map(({ fixedID, question }) => [fixedID, question.length])).to.deep.equal(
      items.map(({ fixedID, questions }) => [fixedID, questions]),
    );
    const answers = review.flatMap(({ question }) => question);
    expect(answers.find(({ id }) => id === height)?.numberInput?.value.value).to.equal('180');
    const dates = review.flatMap((item) => item.dates);
    expect(dates).to.include('27.2.700').and.not.include(height);
    expect(answers.map(({ id }) => id)).to.include.members(dates);
  });

  it('says why a question is asked, and of a violated rule what it rests on and what would be acceptable', async () => {
    await act(await open(true), {
      screenCommand: 'refresh',
      answers: [
        { questionId: '0.2.94.benefits', values: [{ id: '2', value: '' }] },
        typed(height, '170'),
        typed(weight, '299'),
      ],
    });
    const members = {
      ...reference,
      language: 'en',
      sourceType: 2,
      groupScreens: true,
      item: 'lifestyle.2',
      guide: true,
    };
    const { questions, findings } = guideOf(await service.call('capture', {}, { ...members, why: true }));
    expect(questions.find(({ id }) => id === height)?.because).to.deep.equal([]);
    const cigarettes = questions.find(({ id }) => id === '45.2.1002.smoking')?.because ?? [];
    expect(cigarettes.map(({ text }) => text)).to.include('Smoker');
    const concerned = findings.flatMap(({ answers = [] }) => answers);
    expect(concerned.find(({ text }) => text === '299 kg')?.questions).to.deep.equal([weight]);
    expect(concerned.some(({ nearest }) => nearest.length > 0)).to.equal(true);
  });

  it('is not told to who does not ask for it, and takes then all answers or none', async () => {
    const { screenId = '' } = guideOf(await open(true)).items.find((item) => item.current) ?? {};
    const answers = [typed(height, '23'), typed(weight, '64')];
    const reply = await service.call('userAction', {}, { ...reference, screenId, screenCommand: 'next', answers });
    expect(Object.keys(reply.envelope.jsonContent ?? {})).to.deep.equal(['screen']);
    expect(valueOf(await open(true), weight)).to.equal('');
  });
});
