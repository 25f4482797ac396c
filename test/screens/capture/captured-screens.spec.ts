import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { capture } from '../../../src/operations/capture/capture.js';
import { checkCompleteness } from '../../../src/operations/capture/check-completeness.js';
import { createAndCapture } from '../../../src/operations/capture/create-and-capture.js';
import type { Content, Operation } from '../../../src/operations/operation.js';
import { transferCaseFromDB } from '../../../src/operations/manipulation/transfer-case-from-db.js';
import { userAction } from '../../../src/operations/capture/user-action.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { sampleLoaded } from '../../support/explain/loaded.js';
import { errorsOf, run } from '../../support/service/run-operation.js';
import { expectText } from '../../support/words/expect-text.js';
import { writtenModel } from '../../support/words/written-model.js';
import { tinySystems } from '../../support/screens/tiny-systems.js';

const reference = { caseId: 'C', subId: 'S' };

type Answers = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** A capture, step by step: what is sent, and all that is answered. */
class Walk {
  readonly cases = new MemoryStore();
  readonly #steps: object[] = [];
  #screenId = '';

  constructor(readonly systems: Systems = tinySystems()) {}

  async call(operation: Operation, body: object, query: Readonly<Record<string, string>> = {}): Promise<void> {
    const running = run(operation, this.cases, query, body, this.systems);
    const errors = (await errorsOf(running)).map(({ code, message }) => `${code} ${message}`);
    const content: Content | undefined = errors.length > 0 ? undefined : await running;
    this.#steps.push({ [operation.name]: { ...body, screenId: undefined }, errors, content });
    if (content?.kind === 'screen')
      this.#screenId = 'person' in content.screen ? content.screen.person.item.id : content.screen.id;
  }

  show(sourceType: number, language: string, groupScreens: boolean): Promise<void> {
    return this.call(capture, { ...reference, language, sourceType, groupScreens });
  }

  act(screenCommand: string, answers: Answers = {}): Promise<void> {
    const given = Object.entries(answers).map(([questionId, values]) => ({ questionId, values }));
    return this.call(userAction, { ...reference, screenId: this.#screenId, screenCommand, answers: given });
  }

  written(): string {
    return writtenModel(JSON.parse(JSON.stringify(this.#steps)));
  }
}

describe('A capture of the tiny screens', () => {
  it('shows and stores on technical screens, to the last member, what is written down', async () => {
    const walk = new Walk();
    const created = { ...reference, language: 'en', caseMode: 'headoffice', sourceType: 1, csp: 1 };
    await walk.call(createAndCapture, created);
    await walk.act('add 27');
    await walk.act('add 27');
    await walk.act('refresh', { '27.2.44': [{ value: 'Jane' }], '27.3.44': [{ value: 'x'.repeat(5000) }] });
    await walk.act('refresh', { '27.2.44': [{ value: 'Jane' }], '27.3.44': [{ value: 'Joe' }] });
    await walk.act('delete 3');
    await walk.act('delete 3');
    await walk.act('next', { '27.2.44': [] });
    await walk.act('next', { '27.2.44': [{ value: 'Jane' }] });
    await walk.act('nowhere');
    await walk.show(1, 'de', false);
    await walk.call(checkCompleteness, { ...reference, language: 'en', sourceType: 1 });
    await walk.call(transferCaseFromDB, {}, reference);
    expectText('capture-of-tiny-technical-screens.txt', walk.written());
  });

  for (const [form, groupScreens] of [
    ['SB1', false],
    ['SB2', true],
  ] as const)
    it(`shows and stores in ${form}, to the last member, what is written down`, async () => {
      const walk = new Walk();
      const created = { ...reference, language: 'en', caseMode: 'pos', sourceType: 1, csp: 1 };
      await walk.call(createAndCapture, created);
      await walk.act('add 27');
      await walk.act('refresh', { '27.2.44': [{ value: 'Jane' }] });
      await walk.show(2, 'en', groupScreens);
      await walk.act('refresh', { '27.2.901': [{ value: 'heavy' }], '27.2.1001': [{ id: '9' }] });
      await walk.act('refresh', { '27.2.901': [{ value: '70.5', unit: '9' }] });
      await walk.act('refresh', {
        '27.2.901': [{ value: '70.5' }],
        '27.2.1001': [{ id: '1' }],
        '27.2.1003': [{ value: '2' }],
      });
      await walk.act('refresh', { '26.2.163': [{ id: 'SPORT1' }, { id: 'SPORT2' }] });
      await walk.act('refresh', { '26.2.163': [{ id: 'SPORT1' }, { id: 'SPORT1' }] });
      await walk.act('refresh', { '26.2.163': [{ value: 'Sport 3' }] });
      await walk.act('next', { '27.2.901': [], nowhere: [{ value: '1' }] });
      await walk.act('next', { '27.2.901': [] });
      await walk.show(2, 'deCH', groupScreens);
      await walk.call(checkCompleteness, { ...reference, language: 'de', sourceType: 2 });
      await walk.call(transferCaseFromDB, {}, reference);
      expectText(`capture-of-tiny-screens-in-${form.toLowerCase()}.txt`, walk.written());
    });
});

describe('A capture of the screens of the reference', () => {
  it('shows on all of them, in both forms, to the last member, what is written down', async () => {
    const loaded = sampleLoaded();
    const walk = new Walk(loaded.systems);
    const { view } = await personaState('coupleWithoutDates', {}, loaded);
    await walk.cases.create(reference, { ...view.case, id: reference.caseId });
    for (const groupScreens of [false, true])
      for (const sourceType of [1, 2]) {
        await walk.show(sourceType, 'en', groupScreens);
        for (let screen = 0; screen < 3; screen++) await walk.act('next');
      }
    await walk.call(checkCompleteness, { ...reference, language: 'en', sourceType: 1 });
    await walk.call(checkCompleteness, { ...reference, language: 'en', sourceType: 2 });
    await walk.call(transferCaseFromDB, {}, reference);
    expectText('capture-of-the-reference.txt', walk.written());
  });
});
