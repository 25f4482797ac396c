import type { Refusals } from '../inputs/given-answers.js';
import { cloneCase } from '../../case/clone-case.js';
import { type Case, mostObjects } from '../../case/case.js';
import type { CaseView } from '../../rules/program/program.js';
import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import { askedQuestions, isAsked } from '../questions/asked-question.js';
import { contradictions, withoutIdle } from './contradictions.js';
import { type CapturingSource, clearHiddenAnswers } from '../questions/hidden-answers.js';
import { isShown, type Item } from '../questions/items.js';
import { messageText } from '../model/messages.js';
import type { ReadAnswer } from './read-answers.js';
import { removeEmptied } from './remove-emptied.js';
import { sameContent } from './same-content.js';
import type { SourceProgram } from '../questions/source-program.js';
import { storeAnswer } from './store-answer.js';

/**
 * Who captures: the screens, all sources whose answers a write may hide, how values are written, and the language of
 * the capture.
 */
export interface Capturer {
  readonly source: SourceProgram;
  readonly sources: readonly CapturingSource[];
  readonly writer: Omit<CaseWriter, 'subject'>;
  readonly language: string;
}

/** `taken`: the answers without those that were dropped. */
export type Applied =
  /**
   * `subject` is a changed copy with its view; `answered` says whether an answer was taken that gives a value or clears
   * one.
   */
  | {
      readonly kind: 'accepted';
      readonly taken: readonly ReadAnswer[];
      readonly subject: Case;
      readonly view: CaseView;
      readonly answered: boolean;
    }
  | { readonly kind: 'refused'; readonly taken: readonly ReadAnswer[]; readonly refusals: Refusals };

/**
 * Takes the answers of one `userAction` together or not at all (decisions, "Capture"). An answer to a question of the
 * item that is not shown once all answers are taken is dropped, and the others are taken without it.
 */
export function applyAnswers(capturer: Capturer, view: CaseView, answers: readonly ReadAnswer[]): Applied {
  for (let taken = answers; ; ) {
    const attempt = store(capturer, view, taken);
    const dropped = droppedAnswers(capturer, view, taken, attempt.view);
    if (dropped.size > 0) {
      taken = taken.filter((answer) => !dropped.has(answer));
      continue;
    }
    const refusals = new Map([...refusedReadings(taken), ...attempt.contradicting, ...attempt.notStored]);
    if (refusals.size > 0) return { kind: 'refused', taken, refusals };
    return {
      kind: 'accepted',
      taken,
      subject: attempt.subject,
      view: attempt.view,
      answered: taken.some(givesOrClears),
    };
  }
}

function store({ source, sources, writer, language }: Capturer, view: CaseView, answers: readonly ReadAnswer[]) {
  const subject = cloneCase(view.case);
  const whole: CaseWriter = { ...writer, subject };
  const notStored = new Map<string, string>();
  for (const { asked, reading } of withoutIdle(answers)) {
    const fault = storeAnswer(whole, asked, reading, language);
    if (fault?.kind === 'undeletable')
      notStored.set(asked.id, messageText(source.rules.screens, 'not-deletable', language, { name: fault.name }));
    else if (fault)
      notStored.set(asked.id, messageText(source.rules.screens, 'no-room', language, { maximum: mostObjects }));
  }
  removeEmptied(whole, answers);
  const reason = messageText(source.rules.screens, 'answers-differ', language);
  const contradicting = contradictions(answers, subject).map(({ asked }) => [asked.id, reason] as const);
  const isChanged = !sameContent(subject, view.case);
  const after = isChanged
    ? clearHiddenAnswers(source.rules, sources, whole, view.today)
    : source.rules.program.view(subject, view.today);
  return { subject, view: after, notStored, contradicting };
}

/**
 * The answers whose questions are not shown in the view after them all. A list of objects may be shown by what stands
 * in it: the answer that empties it hides its own question, and is dropped only when the other answers hide that too.
 */
function droppedAnswers(
  capturer: Capturer,
  view: CaseView,
  taken: readonly ReadAnswer[],
  after: CaseView,
): ReadonlySet<ReadAnswer> {
  const hiddenIn = (seen: CaseView) => {
    const shown = shownQuestions(capturer.source, seen, taken[0]?.asked.item);
    return ({ asked }: ReadAnswer): boolean => !shown.has(asked.id);
  };
  const hidden = taken.filter(hiddenIn(after));
  const values = hidden.filter(({ reading }) => reading.kind !== 'entries');
  if (values.length > 0) return new Set(values);
  return new Set(
    hidden.filter((list) =>
      hiddenIn(
        store(
          capturer,
          view,
          taken.filter((answer) => answer !== list),
        ).view,
      )(list),
    ),
  );
}

/** Ids of the questions of an item that are shown in the view after all answers. */
function shownQuestions(source: SourceProgram, view: CaseView, item: Item | undefined): ReadonlySet<string> {
  const instance = item && view.instance(item.instance.id);
  const now = item && instance && { ...item, instance };
  if (!now || !isShown(now)) return new Set();
  return new Set(
    askedQuestions(source.rules.program, now)
      .filter(isAsked)
      .map(({ id }) => id),
  );
}

function refusedReadings(answers: readonly ReadAnswer[]) {
  return answers.flatMap(({ asked, reading }) =>
    reading.kind === 'refused' ? [[asked.id, reading.reason] as const] : [],
  );
}

/** Clearing what is not answered is no answer. */
function givesOrClears({ asked, reading }: ReadAnswer): boolean {
  if (reading.kind === 'entries') return reading.entries.length > 0 || asked.carriers.length > 0;
  if (reading.kind !== 'value') return false;
  return (
    reading.value !== undefined ||
    asked.carriers.some((carrier) =>
      carrier.objects.some((object) => object.attributes.some(({ typeId }) => typeId === asked.question.attribute.id)),
    )
  );
}
