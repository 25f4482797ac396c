import { expect } from 'chai';
import { answerItem } from '../support/capture/answer-book.js';
import { CaptureClient } from '../support/capture/capture-client.js';
import { Service } from '../support/service/service.js';
import { fullCase } from '../support/requests/full-case.js';
import { janeDoeAnswers } from '../support/capture/jane-doe-answers.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';

const reference = { subId: 'JOURNEYS', caseId: 'QUESTIONNAIRE' };

const smoker = { id: '2' };
const nonSmoker = { id: '1' };

for (const system of systemsUnderTest) {
  describe(`a questionnaire (SB2) on a case of createCaseInDB, ${system.system} system`, () => {
    let service: Service;
    let client: CaptureClient;
    const itemIds: string[] = [];
    before(async () => {
      service = await Service.start();
      client = new CaptureClient(service, reference);
      const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      expect(created.status, created.text).to.equal(0);
    });
    after(() => service.stop());

    const check = async (sourceType: number) =>
      service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType });
    const complete = async () => (await service.call('transferCaseFromDBDetails', reference)).summary.Complete;
    const stored = async (object: number, attribute: number): Promise<unknown> => {
      const { CaseObject } = (await service.call('transferCaseFromDB', reference)).case;
      return CaseObject.find(({ TypeId }) => TypeId === object)?.CaseAttribute.find(
        ({ TypeId }) => TypeId === attribute,
      )?.CaseAttributeValue;
    };
    const nextUntil = async (name: string): Promise<void> => {
      for (let moves = 0; client.name !== name; moves++) {
        if (moves > 60) throw new Error(`${name} was not reached`);
        await answerItem(client, janeDoeAnswers);
        itemIds.push(client.screenId);
        await client.send('next');
      }
    };

    it('is complete technically, and the case is complete as long as only that source exists', async () => {
      expect((await check(1)).status).to.equal(0);
      expect(await complete()).to.equal('Yes');
    });

    it('starts with the first item of the assured person and changes nothing by that', async () => {
      const before = await service.digest();
      await client.start('capture', { language: 'en', sourceType: 2, groupScreens: true });
      expect(client.sb2.person).to.include({
        personName: 'Jane Doe',
        personID: 'P1',
        language: 'en',
        orientation: 'LTR',
      });
      if (system.ownNotice !== undefined) expect(client.has(system.ownNotice)).to.equal(true);
      expect(client.sb2.person.item).to.include({ order: 1, current: true, consistent: false });
      expect(client.errors, 'open questions are not named on first sight').to.deep.equal({});
      expect(await service.digest()).to.equal(before);
    });

    it('takes answers, goes on with next, back with previous, and makes the case incomplete until all is answered', async () => {
      const first = client.name;
      await answerItem(client, janeDoeAnswers);
      await client.send('next');
      expect(client.name).not.to.equal(first);
      await client.send('previous');
      expect(client.name).to.equal(first);
      expect(client.sb2.person.item.consistent).to.equal(true);
      expect(await complete(), 'the new source is not complete').to.equal('No');
      const { Source } = (await service.call('transferCaseFromDBDetails', reference)).summary;
      expect(Source.map(({ TypeId, Complete }) => [TypeId, Complete])).to.deep.equal([
        [1, 'Yes'],
        [2, 'No'],
      ]);
    });

    it('asks a smoker for more, and forgets these answers when the person is none', async () => {
      await nextUntil('Build and health');
      expect(client.has('45.1002')).to.equal(false);
      await client.send('refresh', { '0.2.94.benefits': smoker });
      expect(client.question('45.1002').id).to.equal('45.2.1002.smoking');
      await client.send('refresh', { '45.1002': 20 });
      expect(await stored(45, 1002)).to.have.nested.property('SingleValue.Value', 20);
      expect(client.question('45.1002').id, 'the id stays the same after the object exists').to.equal(
        '45.2.1002.smoking',
      );
      await client.send('refresh', { '0.2.94.benefits': nonSmoker });
      expect(client.has('45.1002')).to.equal(false);
      expect(await stored(45, 1002)).to.equal(undefined);
    });

    it('stores a shared answer in every benefit', async () => {
      const { Benefit } = (await service.call('transferCaseFromDB', reference)).case;
      const smokerTypes = [Benefit ?? []]
        .flat()
        .map(({ CaseAttribute }) =>
          JSON.stringify(CaseAttribute.find(({ TypeId }) => TypeId === 94)?.CaseAttributeValue),
        );
      expect(smokerTypes).to.have.length(2);
      expect(new Set(smokerTypes.map((value) => value.includes('"Id":1')))).to.deep.equal(new Set([true]));
    });

    it('does not take a height of 23 cm, keeps it on the screen and stores nothing', async () => {
      const before = await service.digest();
      await client.send('next', { '27.900': 23, '27.901': 64 });
      expect(client.reply.codes).to.deep.equal([608]);
      expect(client.name).to.equal('Build and health');
      expect(client.question('27.900').error).to.match(/between \d+ and \d+ cm/);
      expect(client.question('27.900').value).to.deep.equal({ id: '', value: '23' });
      expect(client.question('27.901').value).to.deep.equal({ id: '', value: '64' });
      expect(await service.digest()).to.equal(before);
    });

    it('stores an implausible answer, shows the error, moves on all the same, and is consistent after the repair', async () => {
      await nextUntil('Diving: depth and experience');
      const diving = client.screenId;
      await answerItem(client, janeDoeAnswers);
      await client.send('refresh', { '26.1210': 190 });
      await client.send('refresh', { '26.1211': 200 });
      expect(client.reply.status, client.reply.text).to.equal(0);
      expect(client.sb2.person.item.consistent).to.equal(false);
      await client.send('next');
      expect(client.screenId).not.to.equal(diving);
      await client.send(`goto ${diving}`);
      expect(client.screenId).to.equal(diving);
      expect(client.sb2.person.item.consistent).to.equal(false);
      await client.send('refresh', { '26.1210': 30, '26.1211': 20 });
      expect(client.sb2.person.item.consistent, client.reply.text).to.equal(true);
    });

    it('is led by finish to the first item that is not consistent, with its open questions named', async () => {
      await client.send('finish');
      expect(client.sb2.person.item.consistent).to.equal(false);
      expect(Object.keys(client.errors)).to.not.have.length(0);
    });

    it('reaches the end: every item consistent, both sources complete, the case complete', async () => {
      for (let rounds = 0; rounds < 60 && !client.sb2.person.item.consistent; rounds++) {
        await answerItem(client, janeDoeAnswers);
        await client.send('finish');
      }
      const questionnaire = await check(2);
      expect(questionnaire.completeness, questionnaire.text).to.deep.include({
        complete: true,
        consistent: true,
        missing: [],
        undecidable: [],
      });
      expect(questionnaire.status).to.equal(0);
      expect((await check(1)).status).to.equal(0);
      expect(await complete()).to.equal('Yes');
    });

    it('takes the case back to incomplete when an answer that it rests on is cleared', async () => {
      await client.send(`goto ${itemIds[1]}`);
      const [question] = client.questions.filter(({ mandatory }) => mandatory);
      await client.send('refresh', { [question?.id ?? '']: null });
      expect(client.errors[question?.id ?? '']).to.not.equal(undefined);
      expect(await complete()).to.equal('No');
    });
  });
}
