import type { Severity } from '../../rules/model/rule.js';
import type { CaseRules, Systems } from '../../screens/model/systems.js';

/** Hears how many rules of a system were evaluated, and the severity of each violation. */
export type CountRules = (system: string, evaluated: number, violated: readonly Severity[]) => void;

/**
 * Rule systems whose evaluations are counted. The rules of a parameter set stay the same object, for what is remembered
 * by it.
 */
export function measuredSystems(systems: Systems, count: CountRules): Systems {
  const measured = new Map<CaseRules, CaseRules>();
  return {
    ruleSets: systems.ruleSets,
    forCsp(csp) {
      const rules = systems.forCsp(csp);
      if (!rules) return undefined;
      const known = measured.get(rules) ?? counted(rules, count);
      measured.set(rules, known);
      return known;
    },
  };
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
