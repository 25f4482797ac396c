import { expect } from 'chai';
import { CaptureClient } from '../support/capture/capture-client.js';
import { comparable } from '../support/cases/same-case.js';
import { Service } from '../support/service/service.js';
import { capturedCase } from '../support/requests/full-case.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';

const captured = { subId: 'JOURNEYS', caseId: 'CAPTURED' };
const created = { subId: 'JOURNEYS', caseId: 'CREATED' };

for (const system of systemsUnderTest) {
  describe(`a technical capture (SB1) from nothing, ${system.system} system`, () => {
    let service: Service;
    let client: CaptureClient;
    before(async () => {
      service = await Service.start({ now: () => Date.UTC(2026, 10, 21, 12) });
      client = new CaptureClient(service, captured);
    });
    after(() => service.stop());

    const nth = (fixedID: string, index: number): string =>
      client.questions.filter((question) => question.fixedID === fixedID)[index]?.id ?? `no ${fixedID}`;
    const item = (name: string) => client.items.find((each) => each.name === name);

    it('starts on the application, with the application as its only item', async () => {
      await client.start('createAndCapture', {
        language: 'en',
        caseMode: 'headoffice',
        sourceType: 1,
        csp: system.csp,
      });
      expect(client.name).to.equal('Application');
      expect(client.items.map(({ commandid }) => commandid)).to.deep.equal(['goto application.1']);
      expect(client.buttons).to.include.members(['add 27', 'add 28', 'previous', 'refresh', 'next', 'finish']);
    });

    it('adds a person with a button, and a second one that is deleted again', async () => {
      await client.send('add 27', { '25.38': { id: '1' } });
      await client.send('add 27');
      const [first, second] = client.buttons.filter((command) => command.startsWith('delete '));
      expect([first, second]).to.deep.equal(['delete 2', 'delete 3']);
      await client.send('delete 3');
      expect(client.buttons).not.to.include('delete 3');
      expect(item('Assured person')?.consistent).to.equal(false);
    });

    it('takes the person, makes it the policy holder too, and creates the occupation with its answer', async () => {
      await client.send('goto person.2');
      await client.send('add 28', {
        '27.307': 'P1',
        '27.44': 'Jane Doe',
        '27.21': 35,
        '27.700': '1991.03',
        '27.73': { id: '3' },
        '27.78': { id: '2' },
        '27.176': { id: 'DE' },
        '27.61': 'Austria',
        '12.209': { id: '2512' },
        '27.1003': { value: '60000', unit: '200' },
        '26.163': [{ id: 'DIVING' }],
        '8.115': [{ id: 'J45' }],
      });
      expect(client.reply.status, client.reply.text).to.equal(0);
      expect(client.name).to.equal('Assured person Jane Doe');
      expect(client.question('27.61').value).to.deep.equal({ id: 'AT', value: 'Austria' });
      expect(client.question('12.209').id).to.equal('12.2.209.mainOccupation');
    });

    it('asks of a benefit what its type needs, and clears what another type no longer needs', async () => {
      await client.send('next');
      await client.send('add 0');
      await client.send('add 0');
      await client.send('refresh', {
        [nth('0.11', 0)]: { id: String(system.life.id) },
        [nth('0.11', 1)]: { id: String(system.life.id) },
      });
      await client.send('refresh', { [nth('1.103', 1)]: 1000 });
      await client.send('refresh', { [nth('0.11', 1)]: { id: String(system.disability.id) } });
      expect(client.has('1.222'), 'a regular benefit is asked').to.equal(true);
      expect(client.questions.filter(({ fixedID }) => fixedID === '1.103')).to.have.length(1);
      expect(client.errors[nth('1.121', 0)], 'refresh names what is open').to.contain('Policy term');
    });

    it('keeps what was typed when an answer is not accepted, and stores nothing of it', async () => {
      const before = await service.digest();
      await client.send('next', { [nth('1.121', 0)]: 'twenty', [nth('0.108', 0)]: 'Term life' });
      expect(client.reply.codes).to.deep.equal([608]);
      expect(client.question(nth('1.121', 0)).value).to.deep.equal({ id: '', value: 'twenty' });
      expect(client.question(nth('0.108', 0)).value).to.deep.equal({ id: '', value: 'Term life' });
      expect(await service.digest()).to.equal(before);
    });

    it('takes both benefits and the existing cover', async () => {
      await client.send('next', {
        [nth('0.108', 0)]: 'Term life',
        [nth('0.333', 0)]: { id: '1' },
        [nth('0.94', 0)]: { id: '1' },
        [nth('0.271', 0)]: { id: '1' },
        [nth('0.355', 0)]: { id: '3' },
        [nth('1.103', 0)]: 300000,
        [nth('1.121', 0)]: 20,
        [nth('0.41', 0)]: 20,
        [nth('0.354', 0)]: 310,
        [nth('0.108', 1)]: 'Disability income',
        [nth('0.333', 1)]: { id: '2' },
        [nth('0.94', 1)]: { id: '1' },
        [nth('1.222', 0)]: { value: '2000', unit: '201' },
        [nth('1.121', 1)]: 30,
        [nth('1.105', 0)]: 30,
        [nth('1.316', 0)]: 26,
      });
      expect(client.reply.status, client.reply.text).to.equal(0);
      expect(client.name).to.equal('Existing covers of Jane Doe');
      const { type, benefitGroup, smokerType } = system.cover;
      await client.send(`add ${type}`);
      expect(client.has(`${type}.94`)).to.equal(smokerType);
      const answers = { [`${type}.${benefitGroup}`]: { id: '1' }, [`${type}.1`]: { id: '1' }, [`${type}.109`]: 50000 };
      await client.send('finish', smokerType ? { ...answers, [`${type}.94`]: { id: '1' } } : answers);
      expect(client.items.filter(({ consistent }) => !consistent)).to.deep.equal([]);
    });

    it('is then complete, and equal to a case that createCaseInDB makes of the same data', async () => {
      const checked = await service.call('checkCompleteness', {}, { ...captured, language: 'en', sourceType: 1 });
      expect(checked.status, checked.text).to.equal(0);
      expect((await service.call('transferCaseFromDBDetails', captured)).summary.Complete).to.equal('Yes');
      const create = await service.call('createCaseInDB', created, capturedCase(created.caseId, system));
      expect(create.status, create.text).to.equal(0);
      const [one, other] = [
        (await service.call('transferCaseFromDB', captured)).case,
        (await service.call('transferCaseFromDB', created)).case,
      ];
      expect(comparable({ ...one, Id: '' })).to.deep.equal(comparable({ ...replaceId(other), Id: '' }));
    });

    it('knows the created case to be complete too: every mandatory technical question can be given to createCaseInDB', async () => {
      const checked = await service.call('checkCompleteness', {}, { ...created, language: 'en', sourceType: 1 });
      expect(checked.completeness.missing).to.deep.equal([]);
      expect(checked.status, checked.text).to.equal(0);
    });

    /** The application's attribute 0 holds the case id. */
    const replaceId = <T>(document: T): T =>
      JSON.parse(JSON.stringify(document).replaceAll(created.caseId, captured.caseId)) as T;
  });
}
