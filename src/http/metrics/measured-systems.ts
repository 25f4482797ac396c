import type { Severity } from '../../rules/model/rule.js';
import { changedSystems } from '../../screens/model/changed-systems.js';
import type { CaseRules, Systems } from '../../screens/model/systems.js';

/** Hears how many rules of a system were evaluated, and the severity of each violation. */
export type CountRules = (system: string, evaluated: number, violated: readonly Severity[]) => void;

/** Rule systems whose evaluations are counted. */
export function measuredSystems(systems: Systems, count: CountRules): Systems {
  return changedSystems(systems, (rules) => counted(rules, count));
}

function counted(rules: CaseRules, count: CountRules): CaseRules {
  const { ruleSet, program } = rules;
  return {
    ...rules,
    program: {
      ...program,
      evaluate(view, chosen = ruleSet.rules) {
        const findings = program.evaluate(view, chosen);
        count(
          ruleSet.system,
          chosen.length,
          findings.violations.map(({ severity }) => severity),
        );
        return findings;
      },
    },
  };
}
