import type { AnswerValue, Question } from '../question.js';
import type { Words } from '../words/language.js';

/** A drawn question: its element, and how to read the answer that stands in it. */
export interface Control {
  readonly question: Question;
  readonly element: HTMLElement;
  /** What is focused to answer the question. */
  readonly focusId: string;
  read(): readonly AnswerValue[];
}

export interface DrawContext {
  readonly words: Words;
  /** Called when an answer was chosen or added, which may bring further questions. */
  readonly chosen: () => void;
  /** A unit selection that stands beside this question's input (SB1). */
  readonly unit?: Control | undefined;
}

/** Ids in the page, made from the id of a question. */
export const inputId = (question: Question): string => `q-${question.id}`;
export const errorId = (question: Question): string => `e-${question.id}`;
export const hintId = (question: Question): string => `h-${question.id}`;

/** Attributes that every input has: what describes it, whether it must be answered and whether the answer is wrong. */
export function inputAttributes(
  question: Question,
  hasHint: boolean,
): Readonly<Record<string, string | boolean | undefined>> {
  const describedBy = [...(hasHint ? [hintId(question)] : []), ...(question.error ? [errorId(question)] : [])].join(
    ' ',
  );
  return {
    'aria-describedby': describedBy || undefined,
    'aria-required': question.mandatory ? 'true' : undefined,
    'aria-invalid': question.error ? 'true' : undefined,
    disabled: !question.editable,
  };
}
