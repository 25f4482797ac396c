import { element } from '../dom.js';
import type { Question } from '../question.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';

/** The unit of a number in SB1: a question of its own that stands beside the number and is named after it. */
export function unitControl(question: Question, number: Question, { words }: DrawContext): Control {
  const options = question.field.kind === 'choice' ? question.field.options : [];
  const select = element(
    'select',
    { id: inputId(question), 'aria-label': `${words.unit}: ${number.text}`, ...inputAttributes(question, false) },
    options.map(({ id, value }) => element('option', { value: id }, value)),
  );
  select.value = options.find(({ selected }) => selected)?.id ?? '';
  return { question, element: select, focusId: inputId(question), read: () => [{ id: select.value, value: '' }] };
}
