import type { Case } from '../../../case/case.js';
import type { PartialDate } from '../../../case/values/date.js';
import { dayIn } from '../../../rules/values/day-in.js';
import type { CaseState, Loaded } from '../case-state.js';
import type { ExplainedSubject } from '../explanation.js';

/** How a case is to be evaluated. */
export interface CaseChoice {
  /** Another parameter set than its own. */
  readonly csp?: number | undefined;
  /** Default: today, in the time zone of the rules. */
  readonly today?: PartialDate | undefined;
  readonly subject: ExplainedSubject;
}

/** A case under the rules of a parameter set. @throws Error when there is no such set */
export function underSet(
  subjectCase: Case,
  { csp = subjectCase.csp, today, subject }: CaseChoice,
  { systems }: Loaded,
): CaseState {
  const rules = systems.forCsp(csp);
  if (!rules) {
    const known = systems.ruleSets.flatMap(({ parameterSets }) => [...parameterSets.keys()]);
    throw new Error(`${subject.name}: there is no parameter set ${csp}; the rules have ${known.join(', ')}`);
  }
  const view = rules.program.view(subjectCase, today ?? dayIn(rules.ruleSet.timeZone, Date.now()));
  return { subject, rules, view };
}
