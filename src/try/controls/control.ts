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
  /** In which dates and numbers are written. */
  readonly language: string;
  /** Called when an answer was chosen or added, which may bring further questions. */
  readonly chosen: () => void;
  /** Says why a question is asked, and what its findings rest on. */
  readonly explain: (question: Question) => void;
  /** Of an answer that somebody else has changed meanwhile: whose is to stay. */
  readonly decide: (questionId: string, whose: 'mine' | 'theirs') => void;
  /** A unit selection that stands beside this question's input (SB1). */
  readonly unit?: Control | undefined;
}

/** Ids in the page, made from the id of a question. */
export const inputId = (question: Question): string => `q-${question.id}`;
export const errorId = (question: Question): string => `e-${question.id}`;
export const hintId = (question: Question): string => `h-${question.id}`;
export const remarksId = (question: Question): string => `r-${question.id}`;

/** Attributes that every input has: what describes it, whether it must be answered and whether the answer is wrong. */
export function inputAttributes(
  question: Question,
  hasHint: boolean,
): Readonly<Record<string, string | boolean | undefined>> {
  const describedBy = [
    ...(hasHint ? [hintId(question)] : []),
    ...(question.error ? [errorId(question)] : []),
    ...(question.remarks.length > 0 ? [remarksId(question)] : []),
  ].join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-required': question.mandatory ? 'true' : undefined,
    'aria-invalid': question.error ? 'true' : undefined,
    disabled: !question.editable,
  };
}

/** Whether a question that is shown may stay where it is drawn again: it looks the same, and so do its answers. */
export const looksTheSame = (shown: Element, drawn: Element): boolean =>
  closed(shown).isEqualNode(closed(drawn)) && JSON.stringify(statesIn(shown)) === JSON.stringify(statesIn(drawn));

/** As it looks while no suggestions are shown. */
function closed(question: Element): Node {
  if (!question.querySelector('[role="combobox"]')) return question;
  const copy = question.cloneNode(true);
  if (!(copy instanceof Element)) return copy;
  for (const input of copy.querySelectorAll('[role="combobox"]')) {
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }
  for (const part of copy.querySelectorAll('[role="listbox"], [role="status"]')) {
    part.replaceChildren();
    part.toggleAttribute('hidden', part.getAttribute('role') === 'listbox');
  }
  return copy;
}

const statesIn = (element: Element): readonly unknown[] =>
  [
    ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'),
  ].map((input) => (input instanceof HTMLInputElement && input.type === 'radio' ? input.checked : input.value));
