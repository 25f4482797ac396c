import { element } from '../dom.js';
import type { Field, Question } from '../question.js';
import { filled } from '../words/language.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';
import { frame } from './frame.js';

/**
 * Several entries of a long list: each can be taken away, one is typed to be added. What was typed and not accepted
 * stands in the input again.
 */
export function listControl(
  question: Question,
  { values, columns }: Extract<Field, { readonly kind: 'list' }>,
  { words, chosen }: DrawContext,
): Control {
  const present = new Set(values.filter(({ id }) => id !== ''));
  const addTyped = (): void => {
    if (input.value !== '') chosen();
  };
  const keydown = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || input.value === '') return;
    event.preventDefault();
    addTyped();
  };
  const input = element('input', {
    id: inputId(question),
    type: 'text',
    autocomplete: 'off',
    ...inputAttributes(question, true),
    keydown,
  });
  input.style.setProperty('--characters', String(columns ?? 40));
  input.value = values.find(({ id }) => id === '')?.value ?? '';
  const entries = [...present].map((entry) => {
    const name = entry.value === '' ? entry.id : entry.value;
    const remove = () => {
      present.delete(entry);
      chosen();
    };
    const label = filled(words.remove, { name });
    return element(
      'li',
      {},
      element('span', {}, name),
      element('button', { type: 'button', class: 'remove', 'aria-label': label, title: label, click: remove }, '×'),
    );
  });
  const add = element(
    'button',
    { type: 'button', 'aria-label': filled(words.addTo, { question: question.text }), click: addTyped },
    words.add,
  );
  return {
    question,
    element: frame(
      question,
      words,
      words.searchHint,
      ...(entries.length > 0 ? [element('ul', { class: 'entries' }, entries)] : []),
      input,
      ...(question.editable ? [add] : []),
    ),
    focusId: inputId(question),
    read: () => [
      ...[...present].map(({ id }) => ({ id, value: '' })),
      ...(input.value === '' ? [] : [{ id: '', value: input.value }]),
    ],
  };
}
