import { expect } from 'chai';
import { demoCases } from '../../scripts/demo-cases.js';
import { type Evaluator, decidedBy } from '../../src/operations/decided-by.js';
import { capture } from '../../src/operations/capture/capture.js';
import { checkCompleteness } from '../../src/operations/capture/check-completeness.js';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { realSystems } from '../support/rules/real-systems.js';
import { run } from '../support/service/run-operation.js';

/** What the operations answer of a case, source type by source type, when an evaluator decides. */
async function answers(evaluator: Evaluator, body: (typeof demoCases)[number]['body']): Promise<string> {
  const systems = decidedBy(evaluator, realSystems());
  const store = new MemoryStore();
  const reference = { caseId: body.caseId, subId: 'S' };
  const said: unknown[] = [await run(createCaseInDB, store, reference, body, systems)];
  for (const sourceType of [1, 2, 3]) {
    const call = { ...reference, language: 'en', sourceType, loggingArea: '0' };
    said.push(await run(capture, store, {}, { ...call, groupScreens: sourceType !== 1 }, systems));
    said.push(await run(checkCompleteness, store, {}, call, systems));
  }
  return JSON.stringify(said);
}

/** All journeys and personas, through HTTP, with their commands (CONTRIBUTING, "Longer runs and measurements"). */
describe('what is compiled and json-rules-engine answer the same, byte for byte', () => {
  for (const { about, body } of demoCases)
    it(about, async () => expect(await answers('json-rules-engine', body)).to.equal(await answers('compiled', body)));
});
