import type { Case, CaseReference } from '../case/case.js';
import { CaseError, CaseErrors } from '../errors.js';
import type { CaseView } from '../rules/evaluate/view.js';
import type { DateLiteral } from '../rules/expressions/expression.js';
import { isSupportedLocale } from '../rules/supported-locale.js';
import { applyAnswers, type Refusals } from './apply-answers.js';
import { type AskedQuestion, askedQuestions } from './asked-question.js';
import { assess, type Assessment } from './assessment.js';
import { type Command, readCommand } from './commands.js';
import { nextSourceId, sourceOf, updateFlags } from './complete-flags.js';
import { answerErrors, type GivenAnswer, unitSuffix } from './given-answers.js';
import { asksForUnit } from './inputs/number.js';
import { allItems, isOrWasItem, sameItem } from './items.js';
import { type Departure, itemOrder, move } from './move.js';
import { changeObjects } from './change-objects.js';
import { readAnswers } from './read-answers.js';
import type { Show } from './show.js';
import { sameContent } from './same-content.js';
import { type SourceProgram, sourceProgram } from './source-program.js';
import type { CaseRules } from './systems.js';
import { decodeToken, type ScreenToken } from './token.js';

/** A `userAction` on a case that was read (specification, `/userAction`); `subject` stays as it is. */
export interface UserAction {
  readonly rules: CaseRules;
  readonly reference: CaseReference;
  readonly subject: Case;
  readonly screenId: string;
  readonly screenCommand: string;
  readonly answers: readonly GivenAnswer[];
  readonly today: DateLiteral;
  /** Unix seconds, stored with each answer. */
  readonly time: number;
}

/** What came of it: the screen to show, the case to store (undefined: nothing changed), and what was not accepted (status 1). */
export interface ActionOutcome {
  readonly show: Show;
  readonly stored: Case | undefined;
  readonly notAccepted: readonly CaseError[];
}

/** Takes the answers, carries out the command and moves on (design of screens, "Moving"). @throws CaseErrors 512, 605, 606, 607, 612 */
export function userAction(action: UserAction): ActionOutcome {
  const { rules, reference, subject } = action;
  const place = openPlace(action);
  const { token, source, view } = place;
  const item = allItems(source, view).find((candidate) => sameItem(candidate, token.screen, token.objectId));
  const command = readCommand(action.screenCommand, { source, reference, token, item, subject });
  const questions = item ? askedQuestions(rules.program, item) : [];
  const known = new Set(questions.flatMap((asked) => (token.form === 'SB1' && asksForUnit(asked, rules) ? [asked.id, asked.id + unitSuffix] : [asked.id])));
  const errors = [
    ...(command ? [] : [new CaseError('unknownCommand', { command: action.screenCommand })]),
    ...(item ? answerErrors(action.answers, (id) => known.has(id)) : []),
  ];
  if (!command || errors.length > 0) throw new CaseErrors(errors);
  return carryOut(action, place, command, questions);
}

/** Where the action takes place. */
interface ActionPlace {
  readonly token: ScreenToken;
  readonly source: SourceProgram;
  readonly view: CaseView;
}

function openPlace({ rules, reference, subject, screenId, today }: UserAction): ActionPlace {
  const token = decodeToken(reference, screenId);
  const source = token && sourceProgram(rules, token.sourceType);
  if (!token || !source || !isSupportedLocale(rules.ruleSet, token.language)) throw new CaseErrors([new CaseError('unknownScreen')]);
  const isOfForm = token.form === 'SB1' || !source.sourceType.technical;
  if (!isOfForm || !isOrWasItem(source, subject, token.screen, token.objectId)) throw new CaseErrors([new CaseError('unknownScreen')]);
  return { token, source, view: rules.program.view(subject, today) };
}

function carryOut(action: UserAction, { token, source, view }: ActionPlace, command: Command, questions: readonly AskedQuestion[]): ActionOutcome {
  const { rules, subject } = action;
  const { language } = token;
  const provenance = { source: subject.sources.find(({ typeId }) => typeId === token.sourceType)?.id ?? nextSourceId(subject), time: action.time };
  const writer = { program: rules.program, provenance };
  const departure: Departure = { screen: token.screen, objectId: token.objectId, order: itemOrder(source, view) };
  const answers = readAnswers(action.answers, questions, { rules, language });
  const applied = applyAnswers(source, view, answers, writer, language);
  if (applied.kind === 'refused') return refuse(action, token, assess(source, applied.view), departure, applied.refusals);
  const changed = changeObjects(source, applied, command, token, writer, language);
  if (changed.kind === 'undeletable') {
    const error = new CaseError('answerNotAccepted', { question: token.screen, reason: changed.reason });
    return { ...shown(action, token, assess(source, view), departure, { kind: 'refresh' }, new Map(), false), stored: undefined, notAccepted: [error] };
  }
  const stored = complete(action, token, changed.subject, changed.view, applied.answered || changed.changed);
  const now = command.kind === 'language' ? { ...token, language: command.locale } : token;
  return { ...shown(action, now, assess(source, changed.view), departure, command, new Map()), stored, notAccepted: [] };
}

/** The source, its flag, those that said Yes, and the count of changes; undefined when there is nothing to store. */
function complete({ rules, subject }: UserAction, token: ScreenToken, changed: Case, view: CaseView, captured: boolean): Case | undefined {
  if (captured) sourceOf(changed, token.sourceType);
  const contentChanged = !sameContent(changed, subject);
  const flagsChanged = captured && updateFlags(rules, view, ({ typeId, complete: saysYes }) => typeId === token.sourceType || (contentChanged && saysYes));
  if (contentChanged) changed.numberOfSourceChanges += 1;
  return contentChanged || flagsChanged ? changed : undefined;
}

function refuse(action: UserAction, token: ScreenToken, assessment: Assessment, departure: Departure, refusals: Refusals): ActionOutcome {
  const notAccepted = [...refusals].map(([question, { reason }]) => new CaseError('answerNotAccepted', { question, reason }));
  return { ...shown(action, token, assessment, departure, { kind: 'refresh' }, refusals, false), stored: undefined, notAccepted };
}

function shown(
  { rules, reference }: UserAction,
  { form, language }: ScreenToken,
  assessment: Assessment,
  departure: Departure,
  command: Command,
  refusals: Refusals,
  namesOpenQuestions?: boolean,
): { readonly show: Show } {
  const destination = move(command, departure, assessment);
  if (!destination) throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: assessment.source.sourceType.id })]);
  return {
    show: {
      rules,
      language,
      reference,
      assessment,
      form,
      shown: destination.item,
      refusals,
      namesOpenQuestions: namesOpenQuestions ?? destination.namesOpenQuestions,
    },
  };
}

