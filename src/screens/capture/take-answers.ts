import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import type { CaseView } from '../../rules/program/program.js';
import { messageText } from '../model/messages.js';
import { askedQuestions, isAsked } from '../questions/asked-question.js';
import { isShown } from '../questions/items.js';
import type { Action, Answer, Refusals, TakenAction } from './capture.js';
import { changeCase } from './change-case.js';
import { contradicting, withoutIdle } from './contradictions.js';
import { removeEmptied, storeAnswer } from './store-answer.js';

/**
 * Takes the answers of a `userAction` together or not at all (decisions, "Capture"). An answer to a question of the
 * item that is not shown once all answers are taken is dropped, and the others are taken as if it had not been given.
 */
export function takeAnswers(action: Action): TakenAction {
  if (action.answers.length === 0) return { captured: false, refusals: new Map(), ...action };
  const { view, refusals } = changeCase(action, (writer) => storeAnswers(writer, action));
  const dropped = droppedAnswers(action, view);
  if (dropped.size > 0) return takeAnswers(without(action, dropped));
  return { captured: action.answers.some(givesOrClears), refusals, ...action, view };
}

const without = (action: Action, dropped: ReadonlySet<Answer>): Action => ({
  ...action,
  answers: action.answers.filter((answer) => !dropped.has(answer)),
});

/** Stores what can be stored, and says what is not accepted. */
function storeAnswers(writer: CaseWriter, action: Action): Refusals {
  const { answers, rules, language } = action;
  const notStored = withoutIdle(answers).flatMap((answer) => {
    const reason = storeAnswer(writer, answer, action);
    return reason === undefined ? [] : [[answer.asked.id, reason] as const];
  });
  removeEmptied(writer, answers);
  const differ = messageText(rules.screens, 'answers-differ', language);
  return new Map([
    ...answers.flatMap(({ asked: { id }, meaning }) =>
      meaning.kind === 'refused' ? [[id, meaning.reason] as const] : [],
    ),
    ...contradicting(answers, writer.subject).map(({ asked }) => [asked.id, differ] as const),
    ...notStored,
  ]);
}

/**
 * The answers whose questions are not shown in the view after them all. A list of objects may be shown by what stands
 * in it: the answer that empties it hides its own question, and is dropped only when the other answers hide that too.
 */
function droppedAnswers(action: Action, after: CaseView): ReadonlySet<Answer> {
  const hidden = answersHiddenIn(action, after);
  const values = hidden.filter(({ meaning }) => meaning.kind !== 'entries');
  if (values.length > 0) return new Set(values);
  return new Set(
    hidden.filter((list) => {
      const others = without(action, new Set([list]));
      return answersHiddenIn(action, changeCase(others, (writer) => storeAnswers(writer, others)).view).includes(list);
    }),
  );
}

/** The answers whose questions are not shown in a view. */
function answersHiddenIn({ rules, item, answers }: Action, view: CaseView): readonly Answer[] {
  const instance = item && view.instance(item.instance.id);
  const now = item && instance && { ...item, instance };
  if (!now || !isShown(now)) return answers;
  const questions = new Set(answers.map(({ asked }) => asked.question));
  const shown = askedQuestions(rules.program, now, [...questions]).filter(isAsked);
  const ids = new Set(shown.map(({ id }) => id));
  return answers.filter(({ asked }) => !ids.has(asked.id));
}

/** Clearing what is not answered is no answer. */
function givesOrClears({ asked, meaning }: Answer): boolean {
  if (meaning.kind === 'entries') return meaning.entries.length > 0 || asked.carriers.length > 0;
  if (meaning.kind === 'object') return meaning.id !== undefined || asked.carriers.length > 0;
  if (meaning.kind !== 'value') return false;
  return (
    meaning.value !== undefined ||
    asked.carriers.some((carrier) =>
      carrier.objects.some((object) => object.attributes.some(({ typeId }) => typeId === asked.question.attribute.id)),
    )
  );
}
