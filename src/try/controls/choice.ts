import { element } from '../dom.js';
import type { Field, Question } from '../question.js';
import { filled } from '../words/language.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';
import { frame, frameOfSet } from './frame.js';

type Choice = Extract<Field, { readonly kind: 'choice' }>;

/** Radio buttons, or a selection box where there are many options. */
export function choiceControl(question: Question, field: Choice, context: DrawContext): Control {
  return field.spread ? radioButtons(question, field, context) : box(question, field, context);
}

function radioButtons(question: Question, { options }: Choice, context: DrawContext): Control {
  const { words, chosen } = context;
  const {
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
    disabled,
  } = inputAttributes(question, false);
  const buttons = options.map(({ id, selected }) => {
    const button = element('input', {
      type: 'radio',
      id: optionId(question, id),
      name: inputId(question),
      value: id,
      disabled,
    });
    button.checked = selected;
    return button;
  });
  const answers = options.map(({ id, value }, index) =>
    element('label', { class: 'option', for: optionId(question, id) }, buttons[index], element('span', {}, value)),
  );
  const clear = element(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'aria-label': filled(words.clearAnswer, { question: question.text }),
      click: () => {
        for (const button of buttons) button.checked = false;
        buttons[0]?.focus();
        chosen();
      },
    },
    words.clear,
  );
  const canClear = !question.mandatory && question.editable && options.some(({ selected }) => selected);
  const set = {
    role: 'radiogroup',
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
  };
  return {
    question,
    element: frameOfSet(question, context, set, ...answers, ...(canClear ? [clear] : [])),
    focusId: optionId(question, (options.find(({ selected }) => selected) ?? options[0])?.id ?? ''),
    read: () => buttons.filter(({ checked }) => checked).map(({ value }) => ({ id: value, value: '' })),
  };
}

function box(question: Question, { options, rows }: Choice, context: DrawContext): Control {
  const { words } = context;
  const select = element(
    'select',
    { id: inputId(question), size: rows > 1 ? rows : undefined, ...inputAttributes(question, false) },
    element('option', { value: '' }, words.choose),
    options.map(({ id, value }) => element('option', { value: id }, value)),
  );
  select.value = options.find(({ selected }) => selected)?.id ?? '';
  return {
    question,
    element: frame(question, context, '', select),
    focusId: inputId(question),
    read: () => (select.value === '' ? [] : [{ id: select.value, value: '' }]),
  };
}

const optionId = (question: Question, option: string): string => `${inputId(question)}-${option}`;
