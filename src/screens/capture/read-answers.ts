import type { AnswerGiven } from '../../dto/capture.js';
import { messageText } from '../model/messages.js';
import { inputOf } from '../inputs/index.js';
import { clears, type GivenValue, type Meaning, refused } from '../inputs/input.js';
import { asksForUnit, unitsNamed, unitsOf, unitSuffix } from '../inputs/number.js';
import { plainNumber } from '../../text/number-forms.js';
import { type AskedQuestion, askedQuestions, storedAnswer } from '../questions/asked-question.js';
import { namedQuestions } from '../questions/named-questions.js';
import { shortened } from '../../text/quoted.js';
import type { Answer, Capture, OpenedCapture, Refusals } from './capture.js';

/**
 * Reads the answers to the questions of the item that was shown, in the order of its questions. Those to questions that
 * it does not ask are `unknown`; of an item that has gone nobody knows any more what it asked ({@link lostAnswers}).
 */
export function readAnswers(
  opened: OpenedCapture,
  given: readonly AnswerGiven[],
  unknown: (answer: AnswerGiven, questionId: string) => void,
): readonly Answer[] {
  const { item, rules, form } = opened;
  if (!item || given.length === 0) return [];
  const valuesOf = new Map(given.map(({ questionId, values }) => [questionId, values]));
  const ids = given.map(({ questionId = '' }) => questionId);
  const ofUnits = ids.filter((id) => id.endsWith(unitSuffix)).map((id) => id.slice(0, -unitSuffix.length));
  const questions = namedQuestions(item.screen, [...ids, ...ofUnits]);
  const known = new Set<string>();
  const answers: Answer[] = [];
  for (const asked of askedQuestions(rules.program, item, questions)) {
    const { id } = asked;
    const values = valuesOf.get(id);
    if (values !== undefined) known.add(id);
    const units = ofUnits.length > 0 ? valuesOf.get(id + unitSuffix) : undefined;
    if (units && form === 'SB1' && asksForUnit(asked, rules)) known.add(id + unitSuffix);
    if (values !== undefined || !clears(units ?? [])) answers.push(readAnswer(opened, asked, values, units ?? []));
  }
  for (const answer of given) {
    const { questionId } = answer;
    if (questionId !== undefined && !known.has(questionId)) unknown(answer, questionId);
  }
  return answers;
}

/** What was answered of an item that has gone: that it is not stored. */
export function lostAnswers({ rules, language }: OpenedCapture, given: readonly AnswerGiven[]): Refusals {
  const answered = given.filter(({ values }) => !clears(values));
  const reason = messageText(rules.screens, 'item-gone', language);
  return new Map(answered.map(({ questionId = '' }) => [shortened(questionId), reason]));
}

/** Where only the unit was sent, the number stays. */
function readAnswer(
  capture: Capture,
  asked: AskedQuestion,
  values: readonly GivenValue[] | undefined,
  units: readonly GivenValue[],
): Answer {
  const unit = units[0]?.id ?? '';
  const sent = values ?? storedNumber(asked);
  const typed = unit === '' ? sent : withUnit(sent, unit);
  const fault = faultOf(capture, asked, typed, units);
  if (fault) {
    const { rules, language } = capture;
    return { asked, typed, meaning: refused(messageText(rules.screens, fault, language, unitsNamed(asked, capture))) };
  }
  return {
    asked,
    typed,
    meaning: clears(typed)
      ? nothing[asked.question.definition.kind]
      : inputOf(asked.question).read(typed, asked, capture),
  };
}

/** What it means that nothing is answered, by the kind of question. */
const nothing = {
  attribute: { kind: 'value', value: undefined },
  objects: { kind: 'entries', entries: [] },
  choice: { kind: 'object', id: undefined },
} as const satisfies Readonly<Record<string, Meaning>>;

/** What keeps an answer of any kind from being read: first what is said of the unit, which only a number has. */
function faultOf(
  { rules }: Pick<Capture, 'rules'>,
  asked: AskedQuestion,
  typed: readonly GivenValue[],
  units: readonly GivenValue[],
): 'unknown-unit' | 'unit-differs' | 'not-editable' | 'one-answer-only' | undefined {
  const { definition, attribute } = asked.question;
  const chosen = clears(units) ? [] : units.map(({ id }) => id);
  if (chosen.length > 1) return 'one-answer-only';
  const said = new Set([...chosen, ...typed.flatMap(({ unit }) => (unit === '' ? [] : [unit]))]);
  if (said.size > 0) {
    const known = new Set(attribute.kind === 'number' ? unitsOf(asked, rules).map(({ id }) => String(id)) : []);
    if ([...said].some((unit) => !known.has(unit))) return 'unknown-unit';
    if (said.size > 1) return 'unit-differs';
  }
  if (!definition.editable) return 'not-editable';
  return typed.length > 1 && definition.kind !== 'objects' ? 'one-answer-only' : undefined;
}

function withUnit(values: readonly GivenValue[], unit: string): readonly GivenValue[] {
  return (values.length > 0 ? values : [{ id: '', value: '', unit }]).map((value) => ({
    ...value,
    unit: value.unit === '' ? unit : value.unit,
  }));
}

function storedNumber(asked: AskedQuestion): readonly GivenValue[] {
  const value = storedAnswer(asked)?.value;
  return value?.kind === 'number' ? [{ id: '', value: plainNumber(value.value), unit: '' }] : [];
}
