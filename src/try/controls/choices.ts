import { element } from '../dom.js';
import type { AnswerValue } from '../question.js';
import type { Words } from '../words/language.js';

/** What the words typed may mean, the likeliest first; nothing is taken until one of them is chosen. */
export function drawChoices(
  choices: readonly AnswerValue[],
  words: Words,
  choose: (choice: AnswerValue) => void,
): readonly HTMLElement[] {
  if (choices.length === 0) return [];
  const button = (choice: AnswerValue): HTMLElement =>
    element('button', { type: 'button', 'data-choice': choice.id, click: () => choose(choice) }, choice.value);
  return [
    element(
      'div',
      { class: 'choices', role: 'group', 'aria-label': words.didYouMean },
      element('p', { class: 'hint' }, words.didYouMean),
      element(
        'ul',
        {},
        choices.map((choice) => element('li', {}, button(choice))),
      ),
    ),
  ];
}
