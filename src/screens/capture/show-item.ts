import { CaseError, CaseErrors } from '../../errors/case-error.js';
import { withMeaning } from '../../rules/model/with-meaning.js';
import type { Violation } from '../../rules/program/program.js';
import { type AssessedItem, type AssessedQuestion, questionsWith } from '../assess/assessed-item.js';
import { assess, type Assessment } from '../assess/assessment.js';
import { openMessage, ownMessage, questionText } from '../assess/capture-texts.js';
import { ownViolationsOf, violationsOf } from '../assess/question-findings.js';
import type { QuestionState } from '../inputs/input.js';
import { storedAnswer } from '../questions/asked-question.js';
import { fixedIdOf, keyOf } from '../questions/items.js';
import { encodeToken } from '../questions/token.js';
import type { Action, Answer, Capture, TakenAction } from './capture.js';
import { type Destination, move } from './move.js';

/** A capture with the item that it shows: all that a screen is written from. */
export interface ShownItem extends Capture {
  readonly assessment: Assessment;
  readonly shown: AssessedItem;
  /** Under which it is answered. */
  readonly screenId: string;
  /** The questions shown of it; after answers that were not accepted also those that they would show. */
  readonly questions: readonly ShownQuestion[];
}

export interface ShownQuestion extends QuestionState {
  /** The rules of which its error speaks. */
  readonly violations: readonly Violation[];
  /** It is mandatory and not answered, and its error says so. */
  readonly open: boolean;
  /** What was answered just now is not accepted. */
  readonly refused: boolean;
}

/** The item of a name (`<screen>.<object id>`), else the first one. @throws CaseErrors 612 when there is none. */
export function firstItem(capture: Capture, name?: string): ShownItem {
  const { items } = assess(capture.source, capture.view);
  const named = items.find(({ item: each }) => fixedIdOf(each) === name);
  const item = named ?? items[0];
  return showItem(capture, item && { item, namesOpenQuestions: false });
}

/** The item that the command leads to. @throws CaseErrors 612 when there is none. */
export function nextItem(action: Action): ShownItem {
  const { source, view, command, from } = action;
  const capture = command.kind === 'language' ? { ...action, language: command.locale } : action;
  return showItem(capture, move(command, from, assess(source, view)));
}

/** All items of a capture, each as it would be shown. */
export const allShown = (show: ShownItem): readonly ShownItem[] =>
  show.assessment.items.map((item) => showItem(show, { item, namesOpenQuestions: false }));

/**
 * The item that was answered; `taken`: answers whose questions are shown too. @throws CaseErrors 612 when there is no
 * item any more.
 */
export function stayingItem(action: Action, taken: readonly Answer[] = []): ShownItem {
  const destination = move({ kind: 'refresh' }, action.from, assess(action.source, action.view));
  return showItem(action, destination && { ...destination, namesOpenQuestions: false }, taken);
}

/** Answers that were not accepted, as they were typed and why, where the item that is shown asks for them. */
export function withRefused(
  show: ShownItem,
  answers: readonly Answer[],
  refusals: ReadonlyMap<string, string>,
): ShownItem {
  const typed = new Map(answers.map((answer) => [answer.asked.id, answer.typed]));
  const questions = show.questions.map((question) => {
    const { id } = question.asked;
    const error = refusals.get(id);
    return error === undefined ? question : { ...question, typed: typed.get(id), error, refused: true };
  });
  return { ...show, questions };
}

/**
 * The same item of the case as it is stored, with all answers as they were typed and why they are not accepted
 * (decisions, "Capture"); what those that were taken would show is shown for them. @throws CaseErrors 612 when there is
 * no item any more.
 */
export function sameItem(action: Action, { answers, refusals }: TakenAction): ShownItem {
  const typed = new Map(action.answers.map((answer) => [answer.asked.id, answer.typed]));
  const same = stayingItem(action, answers);
  const questions = same.questions.map((question) => {
    const { id } = question.asked;
    const refusal = refusals.get(id);
    return { ...question, typed: typed.get(id), error: refusal ?? question.error, refused: refusal !== undefined };
  });
  return { ...same, questions };
}

/** `taken`: answers whose questions are shown too. */
function showItem(capture: Capture, destination: Destination | undefined, taken: readonly Answer[] = []): ShownItem {
  const { rules, source, view, reference, form, language } = capture;
  const { id: sourceType, name } = source.sourceType;
  if (!destination)
    throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: withMeaning(sourceType, name, language) })]);
  const { item: shown, namesOpenQuestions } = destination;
  const assessment = assess(source, view);
  const screenId = encodeToken(reference, { form, sourceType, language, ...keyOf(shown.item) });
  const answered = taken.map(({ asked }) => asked);
  const questions = questionsWith(shown, answered).map((question) =>
    stateOf(question, capture, assessment, namesOpenQuestions),
  );
  return { rules, language, reference, source, form, view, assessment, shown, screenId, questions };
}

/** A question with its error: what is open, and what is violated. */
function stateOf(
  { asked, mandatory, answered }: AssessedQuestion,
  capture: Capture,
  assessment: Assessment,
  namesOpenQuestions: boolean,
): ShownQuestion {
  const violations = violationsOf(assessment, asked);
  const { program } = capture.rules;
  const open = namesOpenQuestions && mandatory && !answered;
  const errors = [
    ...(open ? [openMessage(capture, questionText(capture, { asked }))] : []),
    ...ownViolationsOf(assessment, asked).map((violation) => ownMessage(capture, violation)),
    ...violations.map((violation) => program.message(violation, capture.language)),
  ];
  const error = errors.join(' ');
  return { asked, mandatory, error, stored: storedAnswer(asked), typed: undefined, violations, open, refused: false };
}
