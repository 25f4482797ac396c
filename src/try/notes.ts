import type { GuideItem } from '../screens/model/guide.js';
import type { Control } from './controls/control.js';
import { element, serviceText } from './dom.js';
import { namedWith } from './named-with.js';
import type { Drafts } from './drafts.js';
import type { Question } from './question.js';
import { filled, type Words } from './words/language.js';

/** What is said above the questions: what was deleted, what is wrong, what has lost its question. */
export function drawNotes(
  controls: readonly Control[],
  drafts: Drafts,
  item: GuideItem | undefined,
  deleted: string | undefined,
  words: Words,
  undo: () => void,
): readonly HTMLElement[] {
  return [
    ...(deleted === undefined
      ? []
      : [
          element(
            'p',
            { class: 'deleted' },
            filled(words.deleted, { name: deleted }),
            ' ',
            element('button', { type: 'button', id: 'undo', click: undo }, words.undo),
          ),
        ]),
    ...drawErrors(controls, item, words),
    ...drawOrphans(controls, drafts, item?.fixedID ?? '', words),
  ];
}

/** All that stops, in one place, each a link to its question; a violated rule of several questions once. */
function drawErrors(controls: readonly Control[], item: GuideItem | undefined, words: Words): readonly HTMLElement[] {
  const wrong = controls.filter(
    ({ question: { error, refused } }, index) =>
      error !== '' &&
      (refused ||
        error === words.pleaseAnswer ||
        controls.findIndex(({ question }) => question.error === error) === index),
  );
  if (wrong.length === 0) return [];
  return [
    element(
      'div',
      { class: 'error-summary', role: 'group', 'aria-labelledby': 'error-summary-title', tabindex: -1 },
      element('h2', { id: 'error-summary-title' }, namedWith(words.errorsOnPage, item, words)),
      ...(wrong.some(({ question }) => question.refused) ? [element('p', {}, words.notTaken)] : []),
      element(
        'ul',
        {},
        wrong.map((control) => element('li', {}, link(control, words))),
      ),
    ),
  ];
}

/** The address belongs to the route, so the link moves the focus itself. */
function link({ focusId, question }: Control, words: Words): HTMLElement {
  const follow = (event: Event): void => {
    event.preventDefault();
    const target = document.getElementById(focusId);
    target?.closest('.question')?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  return element('a', { href: `#${focusId}`, click: follow }, ...serviceText(errorWithQuestion(question, words)));
}

/** An error that does not say which question it is about, with the question. */
export const errorWithQuestion = ({ text, error, refused }: Question, words: Words): string =>
  refused || error === words.pleaseAnswer ? `${text}${/[?.!:]$/.test(text) ? '' : ':'} ${error}` : error;

/** What was typed at a question that is no longer asked. */
function drawOrphans(controls: readonly Control[], drafts: Drafts, item: string, words: Words): readonly HTMLElement[] {
  const orphans = drafts.all.filter(
    ([id, draft]) => draft.item === item && !controls.some(({ question }) => question.id === id),
  );
  if (orphans.length === 0) return [];
  const line = ([id, { text, values }]: (typeof orphans)[number]): HTMLElement => {
    const shown = element(
      'li',
      {},
      `${text} `,
      element('q', {}, values.map(({ value, id }) => value || id).join(', ')),
    );
    const discard = (): void => {
      drafts.drop(id);
      shown.remove();
    };
    shown.append(' ', element('button', { type: 'button', class: 'quiet', click: discard }, words.discard));
    return shown;
  };
  return [
    element(
      'section',
      { class: 'orphans', 'aria-labelledby': 'orphans' },
      element('h2', { id: 'orphans' }, words.orphans),
      element('ul', {}, orphans.map(line)),
    ),
  ];
}
