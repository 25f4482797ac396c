import { expect } from 'chai';
import { CaptureClient } from '../../support/capture/capture-client.js';
import type { SentAnswers } from '../../support/capture/captured-case.js';
import { tinySystems } from '../../support/screens/tiny-systems.js';
import { Service } from '../../support/service/service.js';

const reference = { caseId: 'C', subId: 'S' };

/** What is sent to a page on which nothing is answered yet, and whether its source has answered then. */
const rows: readonly (readonly [what: string, sent: SentAnswers, joins: boolean])[] = [
  ['nothing', {}, false],
  ['a number that is cleared, and was not there', { '27.2.901': [] }, false],
  ['a choice that is cleared, and is not asked for', { '27.2.1001': [] }, false],
  ['objects of which none is chosen, and none was', { '26.2.163': [] }, false],
  ['a number', { '27.2.901': [{ value: '70' }] }, true],
  ['an object', { '26.2.163': [{ id: 'SPORT1' }] }, true],
];

describe('The source of a capture', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: tinySystems() });
  });
  after(() => service.stop());

  for (const [what, sent, joins] of rows)
    it(`is ${joins ? 'among those that the case was captured by' : 'not yet one of the case'} with ${what}`, async () => {
      await service.call('deleteCase', reference);
      const client = new CaptureClient(service, reference);
      await client.start('createAndCapture', { language: 'en', caseMode: 'pos', sourceType: 1, csp: 1 });
      await client.send('add 27');
      await client.send('refresh', { '27.2.44': 'Jane' });
      await client.start('capture', { language: 'en', sourceType: 2, groupScreens: false });
      const answers = Object.entries(sent).map(([questionId, values]) => ({ questionId, values }));
      const action = { ...reference, screenId: client.screenId, screenCommand: 'refresh', answers };
      expect((await service.call('userAction', {}, action)).codes).to.deep.equal([]);
      const { case: stored } = await service.call('transferCaseFromDB', reference);
      expect(stored.Source.map(({ TypeId }) => TypeId)).to.deep.equal(joins ? [1, 2] : [1]);
    });
});
