import { compileProgram } from '../program/compile-program.js';
import { Findings } from '../../documents/findings.js';
import type { Example } from '../model/example.js';
import type { RuleSet } from '../model/rule-set.js';
import { type ExampleSubject, runExample } from './run-example.js';
import { factSubject } from './fact-subject.js';
import { ruleSubject } from './rule-subject.js';

export interface ExampleResults {
  /** How many examples were run, each once for every parameter set. */
  readonly count: number;
  /** Examples that do not come out as they say, or cannot be read. */
  readonly findings: Findings;
}

/**
 * Runs the examples of all rules and derived facts of a loaded rule set (rule language, "Files, by example"): each
 * under every parameter set in turn, so that a parameter which it does not give has the value of each.
 */
export function runExamples(ruleSet: RuleSet): ExampleResults {
  const findings = new Findings();
  const subjects: (readonly [ExampleSubject, readonly Example[]])[] = [
    ...ruleSet.rules.map((rule) => [ruleSubject(rule), rule.examples] as const),
    ...[...ruleSet.objects.values()]
      .flatMap((kind) => [...kind.facts.values()])
      .map((fact) => [factSubject(fact), fact.examples ?? []] as const),
  ];
  let count = 0;
  for (const parameterSet of ruleSet.parameterSets.values()) {
    const program = compileProgram(ruleSet, parameterSet);
    for (const [subject, examples] of subjects) {
      for (const example of examples) {
        runExample(subject, example, program, findings);
        count++;
      }
    }
  }
  return { count, findings };
}
