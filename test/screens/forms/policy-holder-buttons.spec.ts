import { expect } from 'chai';
import type { Sb1Button, Sb1Group } from '../../../src/screens/model/screen.js';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';

const application = { sourceType: 1, screen: 'application', objectId: 1 };
const person = { sourceType: 1, screen: 'person', objectId: 2 };

describe('the buttons of policy holders, and the menu', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'SCREENS', caseId: 'HOLDERS' });
  });
  after(() => service.stop());
  beforeEach(() =>
    captured.create(minimalRequest('HOLDERS', { application: { persons: [assuredPerson({ ph: false })] } })),
  );

  const all = ({ button = [], group = [] }: Sb1Group): readonly Sb1Button[] => [...button, ...group.flatMap(all)];
  const commands = (reply: Reply): readonly string[] => all(reply.sb1.group).map(({ commandid }) => commandid);

  it('make a person the policy holder once', async () => {
    expect(commands(await captured.act(person, 'refresh'))).to.include('add 28');
    const reply = await captured.act(person, 'add 28');
    expect(commands(reply)).to.include('delete 6').and.not.include('add 28');
    expect((await captured.act(person, 'add 28')).codes).to.deep.equal([606]);
    expect(await captured.objects(28)).to.have.length(1);
    expect(commands(await captured.act(person, 'delete 6'))).to.include('add 28');
  });

  it('add on the application as many of their own as there are', async () => {
    for (let count = 0; count < 2; count++) expect((await captured.act(application, 'add 28')).codes).to.deep.equal([]);
    expect(await captured.objects(28)).to.have.length(2);
  });

  it('have no second blank where an object has no name', async () => {
    await captured.act(application, 'add 28');
    for (const language of ['en', 'de'])
      for (const { name } of all((await captured.act({ ...application, language }, 'refresh')).sb1.group))
        expect(name).to.match(/^\S+( \S+)*$/);
  });

  it('have the object of an item behind what says that it is shown, as the design of screens has it', async () => {
    const [menu] = (await captured.act(application, 'refresh')).sb1.navigation.item.filter(
      ({ fixedID }) => fixedID === 'navigation',
    );
    expect(Object.keys(menu?.item?.[0] ?? {})).to.deep.equal([
      'id',
      'name',
      'commandid',
      'fixedID',
      'shown',
      'caseObj',
      'consistent',
      'default',
      'isSeparator',
    ]);
  });
});
