import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { demoCases } from '../../../scripts/demo-cases.js';
import { run } from '../service/run-operation.js';
import { validCase } from './valid-case.js';

/**
 * Cases of all kinds under all parameter sets of some rules, the same for every run with one seed: those of the demo
 * with every source type opened, and as many of any values that the rules accept.
 */
export async function variedCases(systems: Systems, seed: number, ofAnyValues: number): Promise<readonly Case[]> {
  const sets = systems.ruleSets.flatMap((ruleSet) =>
    [...ruleSet.parameterSets.keys()].map((csp) => ({ csp, ruleSet })),
  );
  const cases: Case[] = [];
  for (const { body } of demoCases) {
    const store = new MemoryStore();
    const reference = { caseId: body.caseId, subId: 'S' };
    await run(createCaseInDB, store, reference, JSON.parse(JSON.stringify(body)));
    const stored = await store.read(reference);
    if (!stored) throw new Error(`the case ${body.caseId} was not created`);
    const [first] = stored.case.sources;
    if (first) stored.case.sources.push({ ...first, id: 2, typeId: 2 }, { ...first, id: 3, typeId: 3 });
    cases.push(stored.case);
  }
  for (const { csp } of sets) {
    const program = systems.forCsp(csp)?.program;
    if (program) cases.push(...fc.sample(validCase(program), { seed: seed + csp, numRuns: ofAnyValues }));
  }
  return cases;
}
