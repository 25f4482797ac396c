import { writeNumber } from '../inputs/number-text.js';
import { storedAnswer, type AskedQuestion } from '../questions/asked-question.js';
import { clears, type GivenAnswer, unitSuffix } from '../inputs/given-answers.js';
import { inputOf } from '../inputs/index.js';
import { unitsOf } from '../inputs/number.js';
import type { GivenValue, InputContext, Reading } from '../inputs/input.js';
import { messageText } from '../model/messages.js';

/** An answer with the question it belongs to, read: what is to be stored, or why it is not accepted. */
export interface ReadAnswer {
  readonly asked: AskedQuestion;
  readonly typed: readonly GivenValue[];
  readonly reading: Reading;
}

/** Reads the answers to the questions of an item. Every `questionId` is that of one of the questions, or its unit's. */
export function readAnswers(
  answers: readonly GivenAnswer[],
  questions: readonly AskedQuestion[],
  context: InputContext,
): readonly ReadAnswer[] {
  const given = new Map(answers.map(({ questionId, values }) => [questionId, values]));
  return questions.flatMap((asked) => {
    const values = given.get(asked.id);
    const units = given.get(asked.id + unitSuffix) ?? [];
    if (values === undefined && clears(units)) return [];
    const typed = withUnit(values ?? storedNumber(asked), units[0]?.id ?? '');
    return [{ asked, typed, reading: readUnit(asked, units, typed, context) ?? read(asked, typed, context) }];
  });
}

/**
 * Why what is said of the unit is not accepted; undefined when it is, or nothing is said. Only a number has units
 * (design of screens, "Moving").
 */
function readUnit(
  asked: AskedQuestion,
  units: readonly GivenValue[],
  typed: readonly GivenValue[],
  context: InputContext,
): Reading | undefined {
  const asUnit = clears(units) ? [] : units.map(({ id }) => id);
  if (asUnit.length > 1) return refuse('one-answer-only', context);
  const given = new Set([...asUnit, ...typed.flatMap(({ unit }) => (unit === '' ? [] : [unit]))]);
  const known = new Set(
    asked.question.attribute.kind === 'number' ? unitsOf(asked, context.rules).map(({ id }) => String(id)) : [],
  );
  if ([...given].some((unit) => !known.has(unit))) return refuse('unknown-unit', context);
  return given.size > 1 ? refuse('unit-differs', context) : undefined;
}

function read(asked: AskedQuestion, values: readonly GivenValue[], context: InputContext): Reading {
  const { definition } = asked.question;
  if (!definition.editable) return refuse('not-editable', context);
  if (clears(values))
    return definition.kind === 'objects' ? { kind: 'entries', entries: [] } : { kind: 'value', value: undefined };
  if (values.length > 1 && definition.kind !== 'objects') return refuse('one-answer-only', context);
  return inputOf(asked.question).read(values, asked, context);
}

const refuse = (
  key: 'unit-differs' | 'unknown-unit' | 'not-editable' | 'one-answer-only',
  { rules, language }: InputContext,
): Reading => ({
  kind: 'refused',
  reason: messageText(rules.screens, key, language),
});

function withUnit(values: readonly GivenValue[], unit: string): readonly GivenValue[] {
  if (unit === '') return values;
  return (values.length > 0 ? values : [{ id: '', value: '', unit }]).map((value) => ({
    ...value,
    unit: value.unit === '' ? unit : value.unit,
  }));
}

/** Only the unit was sent: the number stays. */
function storedNumber(asked: AskedQuestion): readonly GivenValue[] {
  const value = storedAnswer(asked)?.value;
  return value?.kind === 'number' ? [{ id: '', value: writeNumber(value.value), unit: '' }] : [];
}
