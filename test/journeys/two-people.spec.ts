import { expect } from 'chai';
import { CaptureClient } from '../support/capture/capture-client.js';
import { Service } from '../support/service/service.js';
import { fullCase } from '../support/requests/full-case.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';

const reference = { subId: 'JOURNEYS', caseId: 'TWO PEOPLE' };

for (const system of systemsUnderTest) {
  describe(`two people capture one case in two languages, with a restart of the service between two answers, ${system.system} system`, () => {
    let service: Service;
    let jane: CaptureClient;
    let broker: CaptureClient;
    before(async () => {
      service = await Service.start();
      const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      expect(created.status, created.text).to.equal(0);
      jane = new CaptureClient(service, reference);
      broker = new CaptureClient(service, reference);
      await jane.start('capture', { language: 'en', sourceType: 2, groupScreens: true });
      await broker.start('capture', { language: 'deDE', sourceType: 2, groupScreens: true });
    });
    after(() => service.stop());

    const goTo = async (client: CaptureClient, attribute: string): Promise<void> => {
      for (let moves = 0; !client.has(attribute); moves++) {
        if (moves > 60) throw new Error(`${attribute} was not reached`);
        await client.send('next');
      }
    };

    it('shows the same item in each one’s language', () => {
      expect(jane.screenId).not.to.equal(broker.screenId);
      expect(jane.questions.map(({ id }) => id)).to.deep.equal(broker.questions.map(({ id }) => id));
      expect(jane.questions[0]?.text).not.to.equal(broker.questions[0]?.text);
      expect(broker.sb2.person.language).to.equal('deDE');
    });

    it('takes a decimal comma from the one who writes in German, and refuses it in English with a word how to write it', async () => {
      await goTo(jane, '27.901');
      await goTo(broker, '27.901');
      await jane.send('refresh', { '27.901': '64,5' });
      expect(jane.reply.codes).to.deep.equal([608]);
      expect(jane.question('27.901').error).to.contain('1234.5');
      await broker.send('refresh', { '27.901': 'viel' });
      expect(broker.question('27.901').error).to.contain('1234,5');
      await broker.send('refresh', { '27.901': '64,5' });
      expect(broker.reply.status, broker.reply.text).to.equal(0);
      expect(broker.question('27.901').value).to.deep.equal({ id: '', value: '64.5' });
    });

    it('shows each the other’s answers', async () => {
      await jane.send('refresh', { '27.900': 170 });
      expect(jane.question('27.901').value).to.deep.equal({ id: '', value: '64.5' });
      await broker.send('refresh');
      expect(broker.question('27.900').value).to.deep.equal({ id: '', value: '170' });
    });

    it('goes on after a restart where each one was, and loses nothing', async () => {
      const [janesScreen, brokersScreen] = [jane.screenId, broker.screenId];
      await service.restart();
      await jane.send('refresh', { '27.900': 171 });
      await broker.send('refresh', { '27.901': '65' });
      expect([jane.screenId, broker.screenId]).to.deep.equal([janesScreen, brokersScreen]);
      await jane.send('refresh');
      expect(jane.question('27.901').value).to.deep.equal({ id: '', value: '65' });
      expect(jane.question('27.900').value).to.deep.equal({ id: '', value: '171' });
    });

    it('loses none of many answers that both give at once', async () => {
      const counted = async () => (await service.call('transferCaseFromDB', reference)).case.NumberOfSourceChanges;
      const before = await counted();
      const answers = Array.from({ length: 12 }, (_, index) => index);
      const call = (client: CaptureClient, questionId: string, value: number) =>
        fetch(`${service.url}/userAction`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...reference,
            screenId: client.screenId,
            screenCommand: 'refresh',
            answers: [{ questionId, values: [{ value: String(value) }] }],
          }),
        }).then((response) => response.json() as Promise<{ status: number }>);
      const replies = await Promise.all(
        answers.flatMap((index) => [call(jane, '27.2.900', 150 + index), call(broker, '27.2.901', 50 + index)]),
      );
      expect(replies.map(({ status }) => status)).to.deep.equal(replies.map(() => 0));
      expect(await counted()).to.equal(before + replies.length);
    });

    it('keeps the locale of the case, whatever language it is captured in', async () => {
      const document = (await service.call('transferCaseFromDB', reference)).case;
      expect(document.Locale).to.equal('en');
      expect(document.Source.filter(({ TypeId }) => TypeId === 2)).to.have.length(1);
    });
  });
}
