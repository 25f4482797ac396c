import type { Case } from '../case/case.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';

/**
 * The rules of a stored case. @throws Error when its parameter set is no longer loaded: a fault of the installation,
 * not of the caller.
 */
export function rulesOfCase(systems: Systems, subject: Case): CaseRules {
  const rules = systems.forCsp(subject.csp);
  // The log has this line, and names no case.
  if (!rules) throw new Error(`a case has the parameter set ${subject.csp}, which is not loaded`);
  return rules;
}
