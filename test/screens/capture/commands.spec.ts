import { expect } from 'chai';
import { createAndCapture } from '../../../src/operations/create-and-capture.js';
import { userAction } from '../../../src/operations/user-action.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { tinyData, tinySystems } from '../../support/screens/tiny-systems.js';
import { errorsOf, run } from '../../support/service/run-operation.js';

const screen = 'screens/common/technical/01-application.yaml';

/** The group of buttons stands among the groups of the one above it. */
function nested(): string {
  const [above, buttons] = (tinyData[screen] ?? '').split(/^(?= {2}- group: actions$)/m);
  return `${above}${buttons?.replaceAll(/^(?=.)/gm, '    ')}`;
}

describe('A command that a screen does not know', () => {
  it('is refused with those that it knows, also by buttons of a group in a group', async () => {
    const systems = tinySystems({ [screen]: nested() });
    const cases = new MemoryStore();
    const reference = { caseId: 'C', subId: 'S' };
    const created = { ...reference, language: 'en', caseMode: 'headoffice', sourceType: 1, csp: 1 };
    const act = async (screenCommand: string) => {
      const shown = { ...reference, screenId, screenCommand, answers: [] };
      return (await errorsOf(run(userAction, cases, {}, shown, systems))).map(({ message }) => message);
    };
    const begun = await run(createAndCapture, cases, {}, created, systems);
    const screenId = begun.kind === 'screen' && 'id' in begun.screen ? begun.screen.id : '';
    for (let count = 0; count < 2; count++) expect(await act('add 27')).to.deep.equal([]);
    const [refused] = await act('nowhere');
    expect(refused).to.include('add 27 (Person), delete 2, delete 3.');
  });
});
