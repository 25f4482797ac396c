import { cloneCase } from '../../case/clone-case.js';
import { sameContent } from '../../case/same-content.js';
import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import { comesAfter } from '../assess/findings.js';
import { clearHiddenAnswers } from '../questions/hidden-answers.js';
import type { Action, Refusals, TakenAction } from './capture.js';

/**
 * Changes a copy of the case, with all that follows: what the case's sources answered to questions that the change
 * hides is cleared. A change that comes to nothing leaves the view as it was. `change` says what it refuses.
 */
export function changeCase(
  { rules, view, acting, time }: Action,
  change: (writer: CaseWriter) => Refusals,
): Pick<TakenAction, 'view' | 'refusals'> {
  const subject = cloneCase(view.case);
  const writer = { subject, program: rules.program, provenance: { source: acting.id, time } };
  const refusals = change(writer);
  if (sameContent(subject, view.case)) return { view, refusals };
  const { sources } = view.case;
  const capturing = sources.some(({ id }) => id === acting.id) ? sources : [...sources, acting];
  const changed = clearHiddenAnswers(rules, capturing, writer, view.today);
  comesAfter(changed, view);
  return { view: changed, refusals };
}
