import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { CaseError, CaseErrors } from '../../../src/errors/case-error.js';
import { capture } from '../../../src/operations/capture/capture.js';
import { checkCompleteness } from '../../../src/operations/capture/check-completeness.js';
import type { Content, Operation } from '../../../src/operations/operation.js';
import { userAction } from '../../../src/operations/capture/user-action.js';
import { importFaults } from '../../../src/rules/objects/import-faults.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { realSystems } from '../rules/real-systems.js';
import { run } from '../service/run-operation.js';
import { validCase } from './valid-case.js';

/** Case objects that nothing leads to: no operation makes them, a document may state them. */
const withoutOwners = (subject: Case): Case => ({
  ...subject,
  relations: subject.relations.filter(({ typeId }) => typeId === 2 || typeId === 3),
});

/** Whether so many cases that the rules accept are imported as they are. */
export function describeImportedCases(casesTried: number): void {
  describe('Cases that the rules accept on import', () => {
    /** What the operation answers, or the codes it refuses with; anything else is a fault. */
    async function answered(operation: Operation, cases: MemoryStore, body: object): Promise<Content | undefined> {
      try {
        return await run(operation, cases, {}, body, realSystems());
      } catch (error) {
        if (error instanceof CaseError || error instanceof CaseErrors) return undefined;
        throw error;
      }
    }

    it('can be captured and checked like those that the service has made', async () => {
      const rules = realSystems().forCsp(1);
      if (!rules) throw new Error('no rules');
      await fc.assert(
        fc.asyncProperty(
          validCase(rules.program).chain((subject) => fc.constantFrom(subject, withoutOwners(subject))),
          async (subject) => {
            expect(importFaults({ case: subject, order: new Map() }, rules.program)).to.deep.equal([]);
            const cases = new MemoryStore();
            const reference = { subId: 'S', caseId: subject.id };
            await cases.put(reference, subject);
            for (const { id: sourceType, technical } of rules.ruleSet.sourceTypes) {
              const asked = { ...reference, language: 'en', sourceType };
              const shown = await answered(capture, cases, { ...asked, groupScreens: !technical });
              await answered(checkCompleteness, cases, asked);
              if (shown?.kind !== 'screen') continue;
              const screenId = 'person' in shown.screen ? shown.screen.person.item.id : shown.screen.id;
              for (const screenCommand of ['next', 'finish', 'refresh'])
                await answered(userAction, cases, { ...reference, screenId, screenCommand, answers: [] });
            }
          },
        ),
        { numRuns: casesTried },
      );
    });
  });
}
