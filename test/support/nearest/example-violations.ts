import { Findings } from '../../../src/documents/findings/findings.js';
import { lookAtExample } from '../../../src/rules/examples/judge-example.js';
import { prepareExample } from '../../../src/rules/examples/prepare-example.js';
import { ruleSubject } from '../../../src/rules/examples/rule-subject.js';
import type { Rule } from '../../../src/rules/model/rule.js';
import type { Instance } from '../../../src/rules/program/program.js';
import { realSystems } from '../rules/real-systems.js';

/** A rule that is violated for an object. */
export interface Found {
  readonly rule: Rule;
  readonly instance: Instance;
}

let found: readonly Found[] | undefined;

/**
 * The violated examples of the rules of this repository, each under the first parameter set of its system that can hold
 * it.
 */
export function exampleViolations(): readonly Found[] {
  found ??= realSystems().ruleSets.flatMap(({ rules, parameterSets }) =>
    rules.flatMap((rule) =>
      rule.examples.flatMap((example) => violation(rule, example, [...parameterSets.keys()]) ?? []),
    ),
  );
  return found;
}

function violation(rule: Rule, example: Rule['examples'][number], sets: readonly number[]): Found | undefined {
  for (const csp of sets) {
    const program = realSystems().forCsp(csp)?.program;
    const findings = new Findings();
    const found = { findings, notHere: findings };
    const prepared = program && prepareExample(ruleSubject(rule), example, program, found);
    const seen = prepared && lookAtExample(prepared, prepared.program);
    if (!seen || 'wrong' in seen) continue;
    const { instance } = seen;
    return isViolated(rule, instance) ? { rule, instance } : undefined;
  }
  return undefined;
}

export const isViolated = ({ violatedWhen }: Rule, instance: Instance): boolean =>
  instance.view.program.compileCondition(violatedWhen).truth(instance) === 'true';
