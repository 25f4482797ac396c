import type { Findings } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';
import type { Persona } from '../../personas/persona.js';
import { byCause } from '../../personas/by-cause.js';
import { type PersonaResult, runPersonas } from '../../personas/run-personas.js';
import { judgeExample } from '../../rules/examples/judge-example.js';
import { instrumented } from '../../rules/program/instrumented.js';
import { changedSystems } from '../../screens/model/changed-systems.js';
import type { Systems } from '../../screens/model/systems.js';
import { ExamplesOnMutants } from '../mutations/examples-on-mutants.js';
import { type CoverageItem, type CoverageReport, coverageReport } from './coverage.js';
import { itemsOf } from './items-of.js';
import { SeenOutcomes } from './seen-outcomes.js';

/** Something that does not come out as an example or a persona says. */
export interface Difference {
  readonly at: Position;
  readonly message: string;
}

/** What came out, and how much of the rules was come to on the way. */
export interface TestReport {
  /** Examples, each once for every parameter set that can hold it. */
  readonly examples: number;
  readonly personas: number;
  readonly differences: readonly Difference[];
  readonly coverage: CoverageReport;
}

/** The personas that are run, and where what is found of them goes; none: personas are left out. */
export interface PersonasToTest {
  readonly personas: readonly Persona[];
  readonly findings: Findings;
}

/**
 * Runs the examples, those that stand apart and, where given, the personas, and says how much of the rules they come
 * to. Only of data that loads without an error.
 */
export async function testRules(systems: Systems, personas?: PersonasToTest): Promise<TestReport> {
  const seen = new SeenOutcomes();
  const watched = instrumented(seen);
  const differences: Difference[] = [];
  const captured = personas
    ? await runWatched(
        changedSystems(systems, (rules) => ({ ...rules, program: watched(rules) })),
        personas,
        differences,
      )
    : 0;
  const items: CoverageItem[] = [];
  let count = 0;
  for (const ruleSet of systems.ruleSets) {
    const examples = new ExamplesOnMutants(ruleSet);
    for (const example of examples.all) {
      const surprise = judgeExample(example, watched(example.program));
      if (surprise) differences.push(surprise);
    }
    count += examples.all.length;
    items.push(...itemsOf(ruleSet, seen, examples));
  }
  return { examples: count, personas: captured, differences, coverage: coverageReport(items) };
}

async function runWatched(
  systems: Systems,
  { personas, findings }: PersonasToTest,
  differences: Difference[],
): Promise<number> {
  const results: PersonaResult[] = [];
  for await (const result of runPersonas(personas, systems, findings)) results.push(result);
  for (const { persona, message } of byCause(results))
    differences.push({ at: persona.at, message: `${persona.name}, set ${persona.csp}: ${message}` });
  return personas.length;
}
