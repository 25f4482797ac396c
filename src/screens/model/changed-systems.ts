import type { CaseRules, Systems } from './systems.js';

/**
 * Rule systems with the rules of each parameter set changed when they are first asked for. They stay the same object
 * from then on, for what is remembered by it.
 */
export function changedSystems(systems: Systems, change: (rules: CaseRules) => CaseRules): Systems {
  const changed = new Map<CaseRules, CaseRules>();
  return {
    ruleSets: systems.ruleSets,
    forCsp(csp) {
      const rules = systems.forCsp(csp);
      if (!rules) return undefined;
      const known = changed.get(rules) ?? change(rules);
      changed.set(rules, known);
      return known;
    },
  };
}
