import type { GuideItem } from '../screens/model/guide.js';
import { element } from './dom.js';
import { personOf } from './named-with.js';
import { filled, type Words } from './words/language.js';

interface Ways {
  readonly goTo: (fixedID: string) => void;
  readonly review: () => void;
}

/** What an item looks like in the list: an error or something open, all that must be answered, nothing answered yet. */
export function stateOf({ consistent, open, answered, questions }: GuideItem): 'wrong' | 'open' | 'done' | 'untouched' {
  if (!consistent) return open > 0 ? 'open' : 'wrong';
  return answered === 0 && questions > 0 ? 'untouched' : 'done';
}

/** What is said of it. */
export function stateText(item: GuideItem, words: Words): string {
  const texts = { wrong: words.wrong, open: filled(words.openQuestions, { count: item.open }), done: words.done };
  const state = stateOf(item);
  return state === 'untouched' ? words.untouched : texts[state];
}

/**
 * All items of the capture, person by person, with what is complete; each leads there. Folded away where there is
 * little room.
 */
export function drawProgress(
  items: readonly GuideItem[],
  unsaved: ReadonlySet<string>,
  words: Words,
  open: boolean,
  ways: Ways,
): HTMLElement {
  const done = items.filter((item) => stateOf(item) === 'done').length;
  const said = filled(words.pagesDone, { done, all: items.length });
  const line = (item: GuideItem): HTMLElement => drawItem(item, unsaved.has(item.fixedID), words, ways.goTo);
  const runs = byPerson(items, words);
  const areFolded = runs.filter(({ person }) => person !== '').length > mostOpenPersons;
  return element(
    'nav',
    { class: 'progress', 'aria-label': words.progress },
    element(
      'details',
      { open },
      element('summary', {}, element('span', {}, words.progress), element('span', { class: 'count' }, said)),
      element('progress', { max: Math.max(items.length, 1), value: done, 'aria-label': said }),
      ...runs.map((run) =>
        run.person === ''
          ? element('ol', {}, run.items.map(line))
          : areFolded
            ? drawFolded(run, line, words)
            : element(
                'section',
                { 'aria-label': run.person },
                element('h2', { class: 'person', dir: 'auto' }, run.person),
                element('ol', {}, run.items.map(line)),
              ),
      ),
      element('button', { type: 'button', class: 'review', id: 'review', click: ways.review }, words.review),
    ),
  );
}

/** With more persons than this only those pages are open that one is on. */
const mostOpenPersons = 2;

interface Run {
  readonly person: string;
  readonly items: readonly GuideItem[];
}

/** Items in their order, in runs of one person each. */
export function byPerson(items: readonly GuideItem[], words: Words): readonly Run[] {
  const runs: (Run & { readonly key: string; readonly items: GuideItem[] })[] = [];
  for (const item of items) {
    const key = JSON.stringify([item.personID, item.personName]);
    const last = runs.at(-1);
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, person: personOf(item, words), items: [item] });
  }
  return runs;
}

/** The pages of one of many persons: open while one is on them. */
function drawFolded({ person, items }: Run, line: (item: GuideItem) => HTMLElement, words: Words): HTMLElement {
  const done = items.filter((item) => stateOf(item) === 'done').length;
  return element(
    'details',
    { id: `pages-of-${items[0]?.personID ?? ''}`, open: items.some(({ current }) => current) },
    element(
      'summary',
      { class: 'person' },
      element('bdi', {}, person),
      ' ',
      element('span', { class: 'hint' }, filled(words.pagesDone, { done, all: items.length })),
    ),
    element('ol', {}, items.map(line)),
  );
}

function drawItem(item: GuideItem, unsaved: boolean, words: Words, goTo: (fixedID: string) => void): HTMLElement {
  const { fixedID, name, consistent, current } = item;
  const said = [stateText(item, words), ...(unsaved ? [words.unsaved] : [])].join(', ');
  return element(
    'li',
    {},
    element(
      'button',
      {
        type: 'button',
        class: consistent ? 'done' : 'open',
        'data-state': stateOf(item),
        'data-item': fixedID,
        'aria-current': current ? 'step' : undefined,
        click: () => goTo(fixedID),
      },
      element('span', { class: 'name' }, name),
      element('span', { class: 'state' }, said),
    ),
  );
}

/** Brings the line of the page that is shown into sight, where the list is longer than its place. */
export function showCurrentPage(): void {
  const [list, line] = ['.progress', '.progress [aria-current="step"]'].map((each) => document.querySelector(each));
  if (list && line)
    list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}
