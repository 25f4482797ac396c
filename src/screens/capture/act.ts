import type { Case } from '../../case/case.js';
import { sameContent } from '../../case/same-content.js';
import { CaseError } from '../../errors/case-error.js';
import { updateFlags } from '../assess/update-flags.js';
import type { Action, Answer, Refusals, TakenAction } from './capture.js';
import { changeObjects } from './change-objects.js';
import { nextItem, sameItem, type ShownItem, stayingItem, withRefused } from './show-item.js';
import { takeAnswers } from './take-answers.js';

/**
 * What came of it: the item to show, the case to store (undefined: nothing changed), and what was not accepted
 * (status 1).
 */
export interface Outcome {
  readonly shown: ShownItem;
  readonly stored: Case | undefined;
  /** The answers that were taken. */
  readonly taken: readonly Answer[];
  readonly notAccepted: readonly CaseError[];
}

/** Takes the answers, carries out the command and moves on (design of screens, "Moving"). @throws CaseErrors 612 */
export function act(action: Action): Outcome {
  const refused = action.outdated ? [new CaseError('caseChanged', {})] : [...action.lost].map(answerNotAccepted);
  if (refused.length > 0) return { shown: stayingItem(action), stored: undefined, taken: [], notAccepted: refused };
  if (action.guided) return actGuided(action);
  const taken = changeObjects(takeAnswers(action));
  const notAccepted = [...taken.refusals].map(answerNotAccepted);
  if (notAccepted.length > 0) return { shown: sameItem(action, taken), stored: undefined, taken: [], notAccepted };
  const stored = toBeStored(action, taken);
  return { shown: nextItem(taken), stored, taken: taken.answers, notAccepted };
}

/**
 * What is not accepted keeps only itself from being stored, and only `next` and `finish` from moving (decisions,
 * "Guided capture").
 */
function actGuided(action: Action): Outcome {
  const [accepted, refusals] = takeAccepted(action);
  const taken = changeObjects(accepted);
  const notAccepted = [...refusals, ...taken.refusals].map(answerNotAccepted);
  const stored = toBeStored(action, taken);
  const stays = refusals.size > 0 && (taken.command.kind === 'next' || taken.command.kind === 'finish');
  const shown = stays ? stayingItem(taken) : nextItem(taken);
  return { shown: withRefused(shown, action.answers, refusals), stored, taken: taken.answers, notAccepted };
}

const answerNotAccepted = ([question, reason]: readonly [question: string, reason: string]): CaseError =>
  new CaseError('answerNotAccepted', { question, reason });

/** The answers without those that are not accepted, taken; and these. */
function takeAccepted(action: Action): readonly [TakenAction, Refusals] {
  const refusals = new Map<string, string>();
  for (;;) {
    const answers = action.answers.filter(({ asked }) => !refusals.has(asked.id));
    const taken = takeAnswers({ ...action, answers });
    if (taken.refusals.size === 0) return [taken, refusals];
    for (const [id, reason] of taken.refusals) refusals.set(id, reason);
  }
}

/**
 * The case with its source, its flag, those that said Yes, and the count of changes; undefined when all is as before.
 */
function toBeStored({ view: before }: Action, { view, rules, acting, captured }: TakenAction): Case | undefined {
  const subject = view.case;
  const joins = captured && !subject.sources.some(({ id }) => id === acting.id);
  if (joins) subject.sources.push(acting);
  const changed = joins || (view !== before && !sameContent(subject, before.case));
  const flagsChanged =
    captured && updateFlags(rules, view, ({ typeId, complete }) => typeId === acting.typeId || (changed && complete));
  if (changed) subject.numberOfSourceChanges += 1;
  return changed || flagsChanged ? subject : undefined;
}
