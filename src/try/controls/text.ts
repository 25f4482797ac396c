import { element } from '../dom.js';
import type { Field, Question } from '../question.js';
import { filled, type Words } from '../words/language.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';
import { frame } from './frame.js';

/** A text, a date or one entry of a long list. An entry that is not changed is answered by its key. */
export function textControl(
  question: Question,
  field: Extract<Field, { readonly kind: 'text' }>,
  { words, unit }: DrawContext,
): Control {
  const { value, rows, columns, searchable } = field;
  const hint = searchable ? words.searchHint : '';
  const attributes = { id: inputId(question), ...inputAttributes(question, hint !== ''), autocomplete: 'off' };
  const input =
    rows > 1 ? element('textarea', { ...attributes, rows }) : element('input', { ...attributes, type: 'text' });
  input.value = shownText(value.value, value.id);
  input.style.setProperty('--characters', String(columns ?? (rows > 1 ? 60 : 40)));
  return {
    question,
    element: frame(question, words, hint, input, ...(unit ? [unit.element] : [])),
    focusId: inputId(question),
    read() {
      if (input.value === '') return [];
      return value.id !== '' && input.value === shownText(value.value, value.id)
        ? [{ id: value.id, value: '' }]
        : [{ id: '', value: input.value }];
    },
  };
}

/** A number with its unit and bounds; the service reads it, in the marks of the capture language. */
export function numberControl(
  question: Question,
  { value, unit, from, to }: Extract<Field, { readonly kind: 'number' }>,
  { words }: DrawContext,
): Control {
  const hint = boundsHint(words, unit, from, to);
  const input = element('input', {
    id: inputId(question),
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    ...inputAttributes(question, hint !== ''),
  });
  input.value = value.value;
  input.style.setProperty('--characters', '10');
  return {
    question,
    element: frame(
      question,
      words,
      hint,
      input,
      ...(unit ? [element('span', { class: 'unit', 'aria-hidden': 'true' }, unit)] : []),
    ),
    focusId: inputId(question),
    read: () => (input.value === '' ? [] : [{ id: '', value: input.value }]),
  };
}

const shownText = (value: string, id: string): string => (value === '' ? id : value);

/** Bounds as large as these say nothing to a person. */
const tellingNothing = 999_999_999;

function boundsHint(words: Words, unit: string, from: number | undefined, to: number | undefined): string {
  const upper = to === undefined || to >= tellingNothing ? undefined : to;
  const written = (bound: number): string => bound.toLocaleString(words.tag);
  const places = {
    unit,
    ...(from !== undefined && { from: written(from) }),
    ...(upper !== undefined && { to: written(upper) }),
  };
  if (from !== undefined && upper !== undefined) return filled(words.between, places);
  if (upper !== undefined) return filled(words.upTo, places);
  return from !== undefined && from > 0 ? filled(words.from, places) : filled('{unit}', places);
}
