import { element } from '../dom.js';
import type { AnswerValue, Searched } from '../question.js';
import type { Words } from '../words/language.js';

/**
 * What the words typed may mean, the likeliest first, and, where there is one, the entry for what is in no list;
 * nothing is taken until one of them is chosen. `typed`: words that are no entry.
 */
export function drawChoices(
  typed: string | undefined,
  means: readonly AnswerValue[],
  searched: Searched | undefined,
  words: Words,
  choose: (choice: AnswerValue) => void,
): readonly HTMLElement[] {
  const notListed = typed ? searched?.notListed : undefined;
  const choices = [...means, ...(notListed ? [notListed] : [])];
  if (choices.length === 0) return [];
  const button = (choice: AnswerValue): HTMLElement =>
    element(
      'button',
      { type: 'button', 'data-choice': choice.id, click: () => choose(choice) },
      choice === notListed ? words.ownWords : choice.value,
    );
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
