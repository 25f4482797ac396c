import { CaseError, CaseErrors } from '../../errors.js';
import type { Violation } from '../../rules/program/program.js';
import type { AssessedItem, AssessedQuestion } from '../assess/assessed-item.js';
import { assess, type Assessment } from '../assess/assessment.js';
import { openMessage, ownMessage, questionText } from '../assess/capture-texts.js';
import { ownViolationsOf, violationsOf } from '../assess/question-findings.js';
import type { QuestionState } from '../inputs/input.js';
import { askedQuestions, isAnswered, storedAnswer } from '../questions/asked-question.js';
import type { Action, Capture, TakenAction } from './capture.js';
import { move } from './move.js';

/** A capture with the item that it shows: all that a screen is written from. */
export interface ShownItem extends Capture {
  readonly assessment: Assessment;
  readonly shown: AssessedItem;
  /** The questions shown of it; after answers that were not accepted also those that they would show. */
  readonly questions: readonly ShownQuestion[];
}

export interface ShownQuestion extends QuestionState {
  /** The rules of which its error speaks. */
  readonly violations: readonly Violation[];
}

/** The first item. @throws CaseErrors 612 when there is none. */
export function firstItem(capture: Capture): ShownItem {
  const assessment = assess(capture.source, capture.view);
  const shown = found(assessment.items[0], capture);
  return {
    ...capture,
    assessment,
    shown,
    questions: shown.questions.map((each) => stateOf(each, capture, assessment)),
  };
}

/** The item that the command leads to. @throws CaseErrors 612 when there is none. */
export function nextItem(action: Action): ShownItem {
  const { source, view, command, from } = action;
  const capture = command.kind === 'language' ? { ...action, language: command.locale } : action;
  const assessment = assess(source, view);
  const { item: shown, namesOpenQuestions } = found(move(command, from, assessment), capture);
  const questions = shown.questions.map((each) => stateOf(each, capture, assessment, { namesOpenQuestions }));
  return { ...capture, assessment, shown, questions };
}

/**
 * The same item of the case as it is stored, with all answers as they were typed and why they are not accepted
 * (decisions, "Capture"); what those that were taken would show is shown for them. @throws CaseErrors 612 when there is
 * no item any more.
 */
export function sameItem(action: Action, { answers, refusals }: TakenAction): ShownItem {
  const { source, view, from } = action;
  const assessment = assess(source, view);
  const { item: shown } = found(move({ kind: 'refresh' }, from, assessment), action);
  const taken = new Set(answers.map(({ asked }) => asked.id));
  const typed = new Map(action.answers.map((answer) => [answer.asked.id, answer.typed]));
  const questions = withTaken(shown, taken).map((each) => {
    const { id } = each.asked;
    return stateOf(each, action, assessment, { typed: typed.get(id), refusal: refusals.get(id) });
  });
  return { ...action, assessment, shown, questions };
}

function found<T>(item: T | undefined, { source }: Capture): T {
  if (!item) throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: source.sourceType.id })]);
  return item;
}

/** The shown questions of an item and those of the answers that were taken, in file order. */
function withTaken({ item, questions }: AssessedItem, taken: ReadonlySet<string>): readonly AssessedQuestion[] {
  const present = new Map(questions.map((question) => [question.asked.id, question]));
  return askedQuestions(item.instance.view.program, item).flatMap((asked) => {
    const isMandatory = (): boolean => asked.question.mandatoryWhen.truth(asked.base) === 'true';
    return (
      present.get(asked.id) ??
      (taken.has(asked.id) ? { asked, mandatory: isMandatory(), answered: isAnswered(asked) } : [])
    );
  });
}

/** How a question is to be shown beside what is stored. */
interface Manner extends Partial<Pick<QuestionState, 'typed'>> {
  readonly refusal?: string | undefined;
  /** An open mandatory question says so (after finish, wrapping around, refresh). */
  readonly namesOpenQuestions?: boolean;
}

/** A question as it is to be shown, with its error: what was refused, else what is open, else what is violated. */
function stateOf(
  { asked, mandatory, answered }: AssessedQuestion,
  capture: Capture,
  assessment: Assessment,
  { typed, refusal, namesOpenQuestions = false }: Manner = {},
): ShownQuestion {
  const violations = violationsOf(assessment, asked);
  const { program } = capture.rules;
  const errors = (): readonly string[] => [
    ...(namesOpenQuestions && mandatory && !answered ? [openMessage(capture, questionText(capture, { asked }))] : []),
    ...ownViolationsOf(assessment, asked).map((violation) => ownMessage(capture, violation)),
    ...violations.map((violation) => program.message(violation, capture.language)),
  ];
  return { asked, mandatory, error: refusal ?? errors().join(' '), stored: storedAnswer(asked), typed, violations };
}
