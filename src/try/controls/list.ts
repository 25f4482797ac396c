import { element } from '../dom.js';
import type { AnswerValue, Field, Question } from '../question.js';
import { filled } from '../words/language.js';
import { type Control, type DrawContext, inputAttributes, inputId } from './control.js';
import { entryName } from './entry-names.js';
import { combobox } from './combobox.js';
import { drawChoices } from './choices.js';
import { frame, frameOfSet } from './frame.js';

/**
 * Several entries of a long list: each can be taken away, one is typed to be added. What was taken away stays to be
 * seen, and can be taken back, until the person goes on to something else. What was typed and not accepted stands in
 * the input again.
 */
export function listControl(
  question: Question,
  { values, columns, choices, searched }: Extract<Field, { readonly kind: 'list' }>,
  context: DrawContext,
): Control {
  const { words, chosen } = context;
  const entries: AnswerValue[] = values.filter(({ id }) => id !== '');
  const gone = new Set<AnswerValue>();
  const addTyped = (): void => {
    if (input.value !== '') chosen();
  };
  const choose = (choice: AnswerValue): void => {
    entryName(question.id, choice, context.language);
    entries.push(choice);
    input.value = '';
    input.focus();
    chosen();
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
  });
  const suggestions = searched ? combobox(input, searched, context, choose) : [];
  // Behind what the list of suggestions does with it.
  input.addEventListener('keydown', keydown);
  input.style.setProperty('--characters', String(columns ?? 40));
  input.value = values.find(({ id }) => id === '')?.value ?? '';
  const add = element(
    'button',
    { type: 'button', 'aria-label': filled(words.addTo, { question: question.text }), click: addTyped },
    words.add,
  );
  const drawn = frame(
    question,
    context,
    words.searchHint,
    ...drawEntries(question, entries, gone, context),
    input,
    ...suggestions,
    ...(question.editable ? [add] : []),
    ...drawChoices(input.value, choices, searched, words, choose),
  );
  takeAwayWhenLeft(drawn, gone, chosen);
  return {
    question,
    element: drawn,
    focusId: inputId(question),
    read: () => [
      ...entries.filter((entry) => !gone.has(entry)).map(({ id }) => ({ id, value: '' })),
      ...(input.value === '' ? [] : [{ id: '', value: input.value }]),
    ],
  };
}

/** Several entries of few: each that there is has a button that adds it, as often as one wants. */
export function fewControl(
  question: Question,
  { values, options }: Extract<Field, { readonly kind: 'list' }>,
  context: DrawContext,
): Control {
  const { words, chosen } = context;
  const entries: AnswerValue[] = values.filter(({ id }) => id !== '');
  const gone = new Set<AnswerValue>();
  // By these names they are shown when they come back refused, or from a draft.
  for (const option of options) entryName(question.id, option, context.language);
  const idOf = ({ id }: AnswerValue): string => `${inputId(question)}-${id}`;
  const add = (option: AnswerValue): HTMLElement =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'add', id: idOf(option), 'data-choice': option.id, disabled: !question.editable },
        'aria-label': filled(words.addOne, {
          name: option.value,
          count: entries.filter(({ id }) => id === option.id).length,
        }),
        click: () => {
          entries.push(option);
          chosen();
        },
      },
      option.value,
    );
  const drawn = frameOfSet(
    question,
    context,
    { 'aria-describedby': inputAttributes(question, false)['aria-describedby'] },
    ...drawEntries(question, entries, gone, context),
    ...options.map(add),
  );
  takeAwayWhenLeft(drawn, gone, chosen);
  const [first] = options;
  return {
    question,
    element: drawn,
    focusId: first ? idOf(first) : '',
    read: () => entries.filter((entry) => !gone.has(entry)).map(({ id }) => ({ id, value: '' })),
  };
}

function drawEntries(
  question: Question,
  entries: readonly AnswerValue[],
  gone: Set<AnswerValue>,
  context: DrawContext,
): readonly HTMLElement[] {
  if (entries.length === 0) return [];
  const names = entries.map((entry) => entryName(question.id, entry, context.language));
  // Two of the same are told apart by which of them they are.
  const line = (entry: AnswerValue, index: number): HTMLElement => {
    const name = names[index] ?? '';
    const [which, all] = [names.slice(0, index + 1), names].map((some) => some.filter((each) => each === name).length);
    return drawEntry(all === 1 ? name : `${name} (${which})`, gone, entry, context);
  };
  return [element('ul', { class: 'entries' }, entries.map(line))];
}

/** What was taken away is, when the person goes on to something else. */
function takeAwayWhenLeft(drawn: HTMLElement, gone: ReadonlySet<AnswerValue>, chosen: () => void): void {
  drawn.addEventListener('focusout', (event) => {
    if (gone.size > 0 && !(event.relatedTarget instanceof Node && drawn.contains(event.relatedTarget))) chosen();
  });
}

/** An entry with the button that takes it away, and then back. */
function drawEntry(name: string, gone: Set<AnswerValue>, entry: AnswerValue, { words }: DrawContext): HTMLElement {
  const label = element('span', {}, name);
  const button = element('button', { type: 'button', class: 'remove', click: () => toggle() });
  const line = element('li', {}, label, button);
  const show = (): void => {
    const isGone = gone.has(entry);
    const said = filled(isGone ? words.takeBack : words.remove, { name });
    line.classList.toggle('gone', isGone);
    button.textContent = isGone ? words.undo : '×';
    button.setAttribute('aria-label', said);
    button.title = said;
  };
  const toggle = (): void => {
    if (!gone.delete(entry)) gone.add(entry);
    show();
    // What is answered has changed, as when something is typed.
    button.dispatchEvent(new Event('input', { bubbles: true }));
  };
  show();
  return line;
}
