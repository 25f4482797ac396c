import { compileProgram } from '../program/compile-program.js';
import { type Finding, Findings } from '../../documents/findings.js';
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
 * under every parameter set in turn that can hold what it gives, so that a parameter which it does not give has the value
 * of each.
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
  const impossible: Findings[] = [];
  for (const parameterSet of ruleSet.parameterSets.values()) {
    const program = compileProgram(ruleSet, parameterSet);
    const notHere = new Findings();
    impossible.push(notHere);
    for (const [subject, examples] of subjects) {
      for (const example of examples) {
        runExample(subject, example, program, { findings, notHere });
        count++;
      }
    }
  }
  for (const { at, code, message } of possibleNowhere(impossible)) findings.error(at, code, message);
  return { count, findings };
}

/** What no parameter set can hold: under those that cannot, an example is not run. */
function possibleNowhere(bySet: readonly Findings[]): readonly Finding[] {
  const [first, ...others] = bySet.map(({ all }) => all);
  const isSame = (one: Finding, other: Finding): boolean =>
    one.at.file === other.at.file && one.at.line === other.at.line && one.at.column === other.at.column;
  return (first ?? []).filter((finding) => others.every((all) => all.some((other) => isSame(finding, other))));
}
