import { expect } from 'chai';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { tinyData, tinySystems } from '../../support/screens/tiny-systems.js';
import { Service } from '../../support/service/service.js';

const screen = 'screens/common/technical/01-application.yaml';

/** The group of buttons stands among the groups of the one above it. */
function nested(): string {
  const [above, buttons] = (tinyData[screen] ?? '').split(/^(?= {2}- group: actions$)/m);
  return `${above}${buttons?.replaceAll(/^(?=.)/gm, '    ')}`;
}

describe('A command that a screen does not know', () => {
  it('is refused with those that it knows, also by buttons of a group in a group', async () => {
    const service = await Service.start({ systems: tinySystems({ [screen]: nested() }) });
    try {
      const reference = { caseId: 'C', subId: 'S' };
      const client = new CaptureClient(service, reference);
      await client.start('createAndCapture', { language: 'en', caseMode: 'headoffice', sourceType: 1, csp: 1 });
      for (let count = 0; count < 2; count++) expect((await client.send('add 27')).reply.codes).to.deep.equal([]);
      const unknown = { ...reference, screenId: client.screenId, screenCommand: 'nowhere', answers: [] };
      const refused = await service.call('userAction', {}, unknown);
      expect(refused.codes).to.deep.equal([606]);
      expect(refused.text).to.include('add 27 (Person), delete 2, delete 3.');
    } finally {
      await service.stop();
    }
  });
});
