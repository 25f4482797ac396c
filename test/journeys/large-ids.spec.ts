import { expect } from 'chai';
import { CaptureClient } from '../support/capture/capture-client.js';
import { capturedCase } from '../support/requests/full-case.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'JOURNEYS', caseId: 'LARGE' };
const [system] = systemsUnderTest;

describe('A case whose objects have the largest ids, or none above 0', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());

  for (const id of ['0', '9999999999', '10000000000', '999999999999998'])
    it(`goes to a person with every command that its menu shows: ${id}`, async () => {
      if (!system) throw new Error('there is a system');
      await service.call('createCaseInDB', reference, capturedCase(reference.caseId, system));
      const { text } = await service.call('transferCaseFromDBXML', reference);
      const xml = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(text)?.[1] ?? '';
      await service.call('deleteCase', reference);
      const imported = await service.send(`/transferCaseToDBXML?caseId=${reference.caseId}&subId=${reference.subId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: xml.replaceAll(/(CaseObject Id|From|To|Identifies)="2"/g, `$1="${id}"`),
      });
      expect(imported.text, imported.text).to.contain('returnCode="0"');
      const client = new CaptureClient(service, reference);
      await client.start('capture', { language: 'en', sourceType: 1 });
      const shown = client.items.map(({ commandid }) => commandid).filter((command) => command?.endsWith(`.${id}`));
      expect(shown).to.include(`goto person.${id}`);
      for (const command of shown) await client.send(command ?? '');
      await service.call('deleteCase', reference);
    });
});
