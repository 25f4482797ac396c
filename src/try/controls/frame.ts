import { element, serviceText } from '../dom.js';
import { answerText, type Question } from '../question.js';
import { filled } from '../words/language.js';
import { type DrawContext, errorId, hintId, inputId, remarksId } from './control.js';

/** What stands around an input: label, hint and error. */
export function frame(question: Question, context: DrawContext, hint: string, ...inputs: readonly Node[]): HTMLElement {
  return element(
    'div',
    { class: question.error ? 'question wrong' : 'question', 'data-question': question.id },
    element('label', { for: inputId(question), class: 'label' }, labelOf(question, context)),
    ...below(question, context, hint),
    element('div', { class: 'input' }, ...inputs),
    whyButton(question, context),
  );
}

/** The same around a set of radio buttons: their question is the legend of a fieldset. */
export function frameOfSet(
  question: Question,
  context: DrawContext,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...inputs: readonly Node[]
): HTMLElement {
  return element(
    'fieldset',
    { class: question.error ? 'question wrong' : 'question', 'data-question': question.id, ...attributes },
    element('legend', { class: 'label' }, labelOf(question, context)),
    ...below(question, context, ''),
    element('div', { class: 'input options' }, ...inputs),
    whyButton(question, context),
  );
}

function labelOf({ text, mandatory, editable }: Question, { words }: DrawContext): readonly Node[] {
  const optional =
    !mandatory && editable
      ? [document.createTextNode(' '), element('span', { class: 'optional' }, `(${words.optional})`)]
      : [];
  return [...serviceText(text), ...optional];
}

const whyButton = (question: Question, { words, explain }: DrawContext): HTMLElement =>
  element(
    'button',
    {
      type: 'button',
      class: 'quiet why',
      'aria-haspopup': 'dialog',
      'aria-label': filled(words.whyAsked, { question: question.text }),
      click: () => explain(question),
    },
    words.why,
  );

const severities = { warning: 'severityWarning', information: 'severityInformation' } as const;

function below(question: Question, context: DrawContext, hint: string): readonly Node[] {
  const { error, remarks, conflict } = question;
  const { words } = context;
  return [
    ...(hint ? [element('p', { class: 'hint', id: hintId(question) }, hint)] : []),
    ...(error
      ? [
          element(
            'p',
            { class: 'error', id: errorId(question) },
            element('span', { class: 'unseen' }, `${words.error} `),
            ...serviceText(error),
          ),
        ]
      : []),
    ...(remarks.length > 0
      ? [
          element(
            'div',
            { class: 'remarks', id: remarksId(question) },
            remarks.map(({ severity, message }) =>
              element(
                'p',
                { class: `remark ${severity}` },
                element('strong', {}, `${words[severities[severity]]}: `),
                ...serviceText(message),
              ),
            ),
          ),
        ]
      : []),
    ...(conflict ? [drawConflict(question, conflict, context)] : []),
  ];
}

/** Somebody else has answered meanwhile: the person says which answer is to stay. */
function drawConflict(mine: Question, theirs: Question, { words, language, decide }: DrawContext): HTMLElement {
  const said = (question: Question): string => answerText(question, language).join(', ') || words.nothingAnswered;
  const button = (text: string, whose: 'mine' | 'theirs'): HTMLElement =>
    element('button', { type: 'button', 'data-decide': whose, click: () => decide(mine.id, whose) }, text);
  return element(
    'div',
    { class: 'conflict', role: 'group', 'aria-label': words.conflict },
    element('p', {}, element('strong', {}, words.conflict)),
    button(filled(words.keepMine, { answer: said(mine) }), 'mine'),
    button(filled(words.keepTheirs, { answer: said(theirs) }), 'theirs'),
  );
}
