import { element } from './dom.js';
import type { ListedItem } from './session.js';
import { filled, type Words } from './words/language.js';

/** All items of the capture with what is complete; each leads there. Folded away where there is little room. */
export function drawProgress(
  items: readonly ListedItem[],
  words: Words,
  open: boolean,
  goTo: (fixedID: string) => void,
): HTMLElement {
  const done = items.filter(({ consistent }) => consistent).length;
  const said = filled(words.pagesDone, { done, all: items.length });
  return element(
    'nav',
    { class: 'progress', 'aria-label': words.progress },
    element(
      'details',
      { open },
      element('summary', {}, element('span', {}, words.progress), element('span', { class: 'count' }, said)),
      element('progress', { max: Math.max(items.length, 1), value: done, 'aria-label': said }),
      element(
        'ol',
        {},
        items.map((item) => drawItem(item, words, goTo)),
      ),
    ),
  );
}

function drawItem(
  { fixedID, name, consistent, current }: ListedItem,
  words: Words,
  goTo: (fixedID: string) => void,
): HTMLElement {
  return element(
    'li',
    {},
    element(
      'button',
      {
        type: 'button',
        class: consistent ? 'done' : 'open',
        'data-item': fixedID,
        'aria-current': current ? 'step' : undefined,
        click: () => goTo(fixedID),
      },
      name,
      element('span', { class: 'unseen' }, ` (${consistent ? words.done : words.open})`),
    ),
  );
}
