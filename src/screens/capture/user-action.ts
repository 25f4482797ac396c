import type { Case } from '../../case/case.js';
import { CaseError, CaseErrors } from '../../errors/case-error.js';
import type { CaseView } from '../../rules/program/program.js';
import { applyAnswers, type Capturer } from './apply-answers.js';
import type { Refusals } from '../inputs/given-answers.js';
import { askedQuestions, isAnswered } from '../questions/asked-question.js';
import type { AssessedItem, AssessedQuestion } from '../assess/assessed-item.js';
import { assess } from '../assess/assessment.js';
import type { Command } from './commands.js';
import { sourceOf, updateFlags } from '../assess/complete-flags.js';
import { changeObjects } from './change-objects.js';
import { move } from './move.js';
import type { OpenedAction } from './open-action.js';
import { type ReadAnswer, readAnswers } from './read-answers.js';
import { itemName, type Show } from '../forms/show.js';
import { sameContent } from './same-content.js';

/**
 * What came of it: the screen to show, the case to store (undefined: nothing changed), and what was not accepted
 * (status 1).
 */
export interface ActionOutcome {
  readonly show: Show;
  readonly stored: Case | undefined;
  readonly notAccepted: readonly CaseError[];
}

/** Takes the answers, carries out the command and moves on (design of screens, "Moving"). @throws CaseErrors 612 */
export function userAction(opened: OpenedAction): ActionOutcome {
  const { action, token, source, view, command, questions } = opened;
  const { rules, subject, time } = action;
  const { language } = token;
  const acting = sourceOf(subject, token.sourceType);
  const sources = subject.sources.includes(acting) ? subject.sources : [...subject.sources, acting];
  const capturer: Capturer = {
    source,
    sources,
    writer: { program: rules.program, provenance: { source: acting.id, time } },
    language,
  };
  const answers = readAnswers(action.answers, questions, { rules, language });
  const applied = applyAnswers(capturer, view, answers);
  if (applied.kind === 'refused') return refused(opened, answers, applied.taken, applied.refusals);
  const changed = changeObjects(capturer, applied, command, token.objectId);
  if (changed.kind === 'refused') return refused(opened, answers, applied.taken, new Map(), changed.reason);
  const stored = complete(opened, changed.subject, changed.view, applied.answered || changed.changed);
  const now = command.kind === 'language' ? { ...token, language: command.locale } : token;
  return { show: shown({ ...opened, token: now }, changed.view, command), stored, notAccepted: [] };
}

/** The source, its flag, those that said Yes, and the count of changes; undefined when there is nothing to store. */
function complete(
  { action: { rules, subject }, token }: OpenedAction,
  changed: Case,
  view: CaseView,
  captured: boolean,
): Case | undefined {
  const acting = sourceOf(changed, token.sourceType);
  if (captured && !changed.sources.includes(acting)) changed.sources.push(acting);
  const contentChanged = !sameContent(changed, subject);
  const flagsChanged =
    captured &&
    updateFlags(
      rules,
      view,
      ({ typeId, complete: saysYes }) => typeId === token.sourceType || (contentChanged && saysYes),
    );
  if (contentChanged) changed.numberOfSourceChanges += 1;
  return contentChanged || flagsChanged ? changed : undefined;
}

/**
 * The same screen of the case as it is stored, with all answers as they were typed (decisions, "Capture"); what those
 * that were taken would show is shown for them. `reason` says why the command could not be carried out: no question
 * carries that.
 */
function refused(
  opened: OpenedAction,
  answers: readonly ReadAnswer[],
  taken: readonly ReadAnswer[],
  refusals: Refusals,
  reason?: string,
): ActionOutcome {
  const again = shown(opened, opened.view, { kind: 'refresh' });
  const show: Show = {
    ...again,
    questions: withTaken(opened, again.shown, taken),
    typed: new Map(answers.map(({ asked, typed }) => [asked.id, typed])),
    refusals,
    namesOpenQuestions: false,
  };
  const notAccepted = [
    ...refusals,
    ...(reason === undefined ? [] : [[itemName(show, again.shown.item), reason] as const]),
  ];
  return {
    show,
    stored: undefined,
    notAccepted: notAccepted.map(([question, why]) => new CaseError('answerNotAccepted', { question, reason: why })),
  };
}

/** The shown questions of an item and those of the answers, in file order. */
function withTaken(
  { source }: OpenedAction,
  { item, questions }: AssessedItem,
  taken: readonly ReadAnswer[],
): readonly AssessedQuestion[] {
  const present = new Map(questions.map((question) => [question.asked.id, question]));
  const answered = new Set(taken.map(({ asked }) => asked.id));
  return askedQuestions(source.rules.program, item).flatMap((asked) => {
    const isMandatory = (): boolean => asked.question.mandatoryWhen.truth(asked.base) === 'true';
    return (
      present.get(asked.id) ??
      (answered.has(asked.id) ? { asked, mandatory: isMandatory(), answered: isAnswered(asked) } : [])
    );
  });
}

/** The screen that a command leads to. */
function shown({ action: { rules, reference }, token, source }: OpenedAction, view: CaseView, command: Command): Show {
  const { form, language } = token;
  const assessment = assess(source, view);
  const destination = move(command, token, assessment);
  if (!destination) throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: source.sourceType.id })]);
  const { item, namesOpenQuestions } = destination;
  return {
    rules,
    language,
    reference,
    assessment,
    form,
    shown: item,
    questions: item.questions,
    typed: new Map(),
    refusals: new Map(),
    namesOpenQuestions,
  };
}
