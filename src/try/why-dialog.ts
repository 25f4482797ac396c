import type { Guide } from '../screens/model/guide.js';
import { element, serviceText } from './dom.js';
import type { Question } from './question.js';
import type { Words } from './words/language.js';

/** Why a question is asked, what its findings rest on and which answers would be acceptable. */
export function openWhyDialog({ id, text }: Question, { questions, findings }: Guide, words: Words): void {
  const { because = [] } = questions.find((question) => question.id === id) ?? {};
  const dialog = element(
    'dialog',
    { class: 'ask why', 'aria-labelledby': 'why-title', close: () => dialog.remove() },
    element('h2', { id: 'why-title' }, ...serviceText(text)),
    element('p', {}, because.length === 0 ? words.askedAlways : words.askedBecause),
    ...(because.length === 0
      ? []
      : [
          element(
            'ul',
            { class: 'points' },
            because.map(({ name, text: answer }) => element('li', {}, `${name}: ${answer}`)),
          ),
        ]),
    ...findings
      .filter((finding) => finding.questions.includes(id))
      .map(({ message, answers = [] }) =>
        element(
          'section',
          {},
          element('p', {}, element('strong', {}, ...serviceText(message))),
          element('p', {}, words.restsOn),
          element(
            'ul',
            { class: 'points' },
            answers.map(({ name, text: answer, nearest }) =>
              element(
                'li',
                {},
                `${name}: ${answer || words.nothingAnswered}`,
                ...(nearest.length > 0 ? [element('br'), `${words.acceptable}: ${nearest.join('; ')}`] : []),
              ),
            ),
          ),
        ),
      ),
    element(
      'div',
      { class: 'button-row' },
      element('button', { type: 'button', click: () => dialog.close() }, words.close),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
