import { expect } from 'chai';
import { capture } from '../../../src/operations/capture.js';
import { createAndCapture } from '../../../src/operations/create-and-capture.js';
import type { Operation } from '../../../src/operations/operation.js';
import { userAction } from '../../../src/operations/user-action.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { tinySystems } from '../../support/screens/tiny-systems.js';
import { run } from '../../support/service/run-operation.js';

const reference = { caseId: 'C', subId: 'S' };

type Answers = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** What is sent to a page on which nothing is answered yet, and whether its source has answered then. */
const rows: readonly (readonly [what: string, answers: Answers, joins: boolean])[] = [
  ['nothing', {}, false],
  ['a number that is cleared, and was not there', { '27.2.901': [] }, false],
  ['a choice that is cleared, and was not there', { '27.2.1001': [] }, false],
  ['objects of which none is chosen, and none was', { '26.2.163': [] }, false],
  ['a number', { '27.2.901': [{ value: '70' }] }, true],
  ['an object', { '26.2.163': [{ id: 'SPORT1' }] }, true],
];

describe('The source of a capture', () => {
  const systems = tinySystems();

  for (const [what, answers, joins] of rows)
    it(`is ${joins ? 'among those that the case was captured by' : 'not yet one of the case'} with ${what}`, async () => {
      const cases = new MemoryStore();
      const call = async (operation: Operation, body: object): Promise<string> => {
        const content = await run(operation, cases, {}, body, systems);
        if (content.kind !== 'screen') throw new Error(`${operation.name} answers no screen`);
        return 'person' in content.screen ? content.screen.person.item.id : content.screen.id;
      };
      const act = (screenId: string, screenCommand: string, answers: Answers = {}): Promise<string> => {
        const given = Object.entries(answers).map(([questionId, values]) => ({ questionId, values }));
        return call(userAction, { ...reference, screenId, screenCommand, answers: given });
      };
      const created = { ...reference, language: 'en', caseMode: 'pos', sourceType: 1, csp: 1 };
      const person = await act(await call(createAndCapture, created), 'add 27');
      await act(person, 'refresh', { '27.2.44': [{ value: 'Jane' }] });
      const shown = await call(capture, { ...reference, language: 'en', sourceType: 2, groupScreens: false });
      await act(shown, 'refresh', answers);
      const stored = await cases.read(reference);
      expect(stored?.case.sources.map(({ typeId }) => typeId)).to.deep.equal(joins ? [1, 2] : [1]);
    });
});
