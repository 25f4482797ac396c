import { element } from '../dom.js';
import { dateInWords, shownDate, shownNumber } from '../forms.js';
import type { AnswerValue, Field, Question } from '../question.js';
import { filled, type Words } from '../words/language.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';
import { combobox } from './combobox.js';
import { drawChoices } from './choices.js';
import { entryName } from './entry-names.js';
import { frame } from './frame.js';

type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

/** A text or one entry of a long list. An entry that is not changed is answered by its key. */
export function textControl(question: Question, field: FieldOf<'text'>, context: DrawContext): Control {
  const { value, rows, columns, searchable, searched, choices } = field;
  let chosen: AnswerValue | undefined = value.id === '' ? undefined : value;
  const hint = searchable ? context.words.searchHint : longTextHint(field, context);
  const attributes = {
    id: inputId(question),
    ...inputAttributes(question, hint !== ''),
    autocomplete: 'off',
    dir: 'auto',
  };
  const input =
    rows > 1 ? element('textarea', { ...attributes, rows }) : element('input', { ...attributes, type: 'text' });
  input.value = entryName(question.id, value, context.language);
  input.style.setProperty('--characters', String(columns ?? (rows > 1 ? 60 : 40)));
  const choose = (choice: AnswerValue): void => {
    chosen = choice;
    input.value = entryName(question.id, choice, context.language);
    input.focus();
    context.chosen();
  };
  const suggestions = searched ? combobox(input, searched, context, choose) : [];
  const below = drawChoices(value.id === '' ? value.value : '', choices, searched, context.words, choose);
  return {
    question,
    element: frame(question, context, hint, input, ...suggestions, ...below),
    focusId: inputId(question),
    read() {
      if (input.value === '') return [];
      return chosen && input.value === entryName(question.id, chosen, context.language)
        ? [{ id: chosen.id, value: '' }]
        : [{ id: '', value: input.value }];
    },
  };
}

/** A text of several lines says how long it may be before it is. */
const longTextHint = ({ rows, maxLength }: FieldOf<'text'>, { words }: DrawContext): string =>
  rows > 1 && maxLength !== undefined ? filled(words.maxLength, { maximum: maxLength.toLocaleString(words.tag) }) : '';

/** A date, in the form of the capture language; what was understood stands beside it in words. */
export function dateControl(question: Question, { value }: FieldOf<'date'>, context: DrawContext): Control {
  const understood = dateInWords(value.value, context.language);
  return writtenControl(question, value.value, shownDate(value.value, context.language), '', understood, context);
}

/** A number with its unit and bounds; the service reads it, in the marks of the capture language. */
export function numberControl(
  question: Question,
  { value, unit, from, to }: FieldOf<'number'>,
  context: DrawContext,
): Control {
  const hint = boundsHint(context.words, unit, from, to);
  const shown = question.typed ? value.value : shownNumber(value.value, context.language);
  return writtenControl(question, value.value, shown, hint, unit, context);
}

/**
 * What is written in the form of a language, as `shown`, and stored in that of the service, as `value`: as long as it
 * is not changed it is answered as it is stored.
 */
function writtenControl(
  question: Question,
  value: string,
  shown: string,
  hint: string,
  beside: string,
  context: DrawContext,
): Control {
  const input = element('input', {
    id: inputId(question),
    type: 'text',
    inputmode: question.field.kind === 'number' ? 'decimal' : undefined,
    autocomplete: 'off',
    ...inputAttributes(question, hint !== ''),
  });
  input.value = shown;
  input.style.setProperty('--characters', '12');
  const read = (): readonly AnswerValue[] => {
    if (input.value === '') return [];
    return [{ id: '', value: input.value === shown ? value : input.value }];
  };
  const { unit } = context;
  const name = beside === '' ? [] : [element('span', { class: 'unit', 'aria-hidden': 'true' }, beside)];
  return {
    question,
    element: frame(question, context, hint, input, ...(unit ? [unit.element] : name)),
    focusId: inputId(question),
    read,
  };
}

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
