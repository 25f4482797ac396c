import { cloneCase } from '../case/clone-case.js';
import type { Case } from '../case/case.js';
import type { CaseView } from '../rules/evaluate/view.js';
import type { CaseWriter } from '../rules/write-attribute.js';
import { askedQuestions, isAsked } from './asked-question.js';
import { contradictions, withoutIdle } from './contradictions.js';
import { clearHiddenAnswers } from './hidden-answers.js';
import type { GivenValue } from './inputs/input.js';
import { isShown, type Item } from './items.js';
import { messageText } from './messages.js';
import type { ReadAnswer } from './read-answers.js';
import type { SourceProgram } from './source-program.js';
import { storeAnswer } from './store-answer.js';

/** Answers that are not accepted, by question id: what was typed, and why (608). */
export type Refusals = ReadonlyMap<string, { readonly typed: readonly GivenValue[]; readonly reason: string }>;

export type Applied =
  /** `subject` is a changed copy with its view; `answered` says whether an answer was taken that gives a value or clears one. */
  | { readonly kind: 'accepted'; readonly subject: Case; readonly view: CaseView; readonly answered: boolean }
  /** `view` is the case as it would be with the answers that could be taken: what was typed is shown on it, nothing of it is stored. */
  | { readonly kind: 'refused'; readonly refusals: Refusals; readonly view: CaseView };

/**
 * Takes the answers of one `userAction` together or not at all (decisions, "Capture"). An answer to a question of the item that is not shown
 * once all answers are taken is dropped, and the others are taken without it.
 */
export function applyAnswers(source: SourceProgram, view: CaseView, answers: readonly ReadAnswer[], writer: Omit<CaseWriter, 'subject'>, language: string): Applied {
  for (let taken = answers; ; ) {
    const subject = cloneCase(view.case);
    const attempt = store(source, subject, taken, writer, view, language);
    const stillAsked = shownQuestions(source, attempt.view, taken[0]?.asked.item);
    const shown = taken.filter(({ asked }) => stillAsked.has(asked.id));
    if (shown.length < taken.length) {
      taken = shown;
      continue;
    }
    const refusals = new Map([...refusedReadings(shown), ...attempt.contradicting, ...attempt.undeletable]);
    if (refusals.size > 0) return { kind: 'refused', refusals, view: attempt.view };
    return { kind: 'accepted', subject, view: attempt.view, answered: shown.some(givesOrClears) };
  }
}

function store(source: SourceProgram, subject: Case, answers: readonly ReadAnswer[], writer: Omit<CaseWriter, 'subject'>, view: CaseView, language: string) {
  const whole: CaseWriter = { ...writer, subject };
  const undeletable = new Map<string, { typed: readonly GivenValue[]; reason: string }>();
  for (const { asked, reading, typed } of withoutIdle(answers)) {
    const kept = storeAnswer(whole, asked, reading, language);
    if (kept) undeletable.set(asked.id, { typed, reason: messageText(source.rules.screens, 'not-deletable', language, { name: kept.name }) });
  }
  const reason = messageText(source.rules.screens, 'answers-differ', language);
  const contradicting = contradictions(answers, subject).map(({ asked, typed }) => [asked.id, { typed, reason }] as const);
  return { view: clearHiddenAnswers(source, whole, view.today), undeletable, contradicting };
}

/** Ids of the questions of an item that are shown in the view after all answers. */
function shownQuestions(source: SourceProgram, view: CaseView, item: Item | undefined): ReadonlySet<string> {
  const instance = item && view.instance(item.instance.id);
  const now = item && instance && { ...item, instance };
  if (!now || !isShown(now)) return new Set();
  return new Set(askedQuestions(source.rules.program, now).filter(isAsked).map(({ id }) => id));
}

function refusedReadings(answers: readonly ReadAnswer[]) {
  return answers.flatMap(({ asked, typed, reading }) => (reading.kind === 'refused' ? [[asked.id, { typed, reason: reading.reason }] as const] : []));
}

/** Clearing what is not answered is no answer. */
function givesOrClears({ asked, reading }: ReadAnswer): boolean {
  if (reading.kind === 'entries') return reading.entries.length > 0 || asked.carriers.length > 0;
  if (reading.kind !== 'value') return false;
  return reading.value !== undefined || asked.carriers.some((carrier) => carrier.objects.some((object) => object.attributes.some(({ typeId }) => typeId === asked.question.attribute.id)));
}
