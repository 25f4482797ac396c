import { element, serviceText } from '../dom.js';
import type { Question } from '../question.js';
import type { Words } from '../words/language.js';
import { errorId, hintId, inputId } from './control.js';

/** What stands around an input: label, hint and error. */
export function frame(question: Question, words: Words, hint: string, ...inputs: readonly Node[]): HTMLElement {
  return element(
    'div',
    { class: question.error ? 'question wrong' : 'question', 'data-question': question.id },
    element('label', { for: inputId(question), class: 'label' }, labelOf(question, words)),
    ...below(question, words, hint),
    element('div', { class: 'input' }, ...inputs),
  );
}

/** The same around a set of radio buttons: their question is the legend of a fieldset. */
export function frameOfSet(
  question: Question,
  words: Words,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...inputs: readonly Node[]
): HTMLElement {
  return element(
    'fieldset',
    { class: question.error ? 'question wrong' : 'question', 'data-question': question.id, ...attributes },
    element('legend', { class: 'label' }, labelOf(question, words)),
    ...below(question, words, ''),
    element('div', { class: 'input options' }, ...inputs),
  );
}

function labelOf({ text, mandatory, editable }: Question, words: Words): readonly Node[] {
  const optional =
    !mandatory && editable
      ? [document.createTextNode(' '), element('span', { class: 'optional' }, `(${words.optional})`)]
      : [];
  return [...serviceText(text), ...optional];
}

function below(question: Question, words: Words, hint: string): readonly Node[] {
  return [
    ...(hint ? [element('p', { class: 'hint', id: hintId(question) }, hint)] : []),
    ...(question.error
      ? [
          element(
            'p',
            { class: 'error', id: errorId(question) },
            element('span', { class: 'unseen' }, `${words.error} `),
            ...serviceText(question.error),
          ),
        ]
      : []),
  ];
}
