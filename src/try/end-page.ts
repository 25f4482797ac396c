import { caseLine } from './case-line.js';
import { element } from './dom.js';
import { fragmentOf, type Route } from './route.js';
import { type CaptureOf, checkCase } from './session.js';
import { filled, type Words } from './words/language.js';

/** Where a capture ends: whether all is there, and what happens next. @throws Refused */
export async function drawEnd(capture: CaptureOf, route: Route, words: Words): Promise<HTMLElement> {
  const { complete, consistent, missing } = await checkCase(capture, route.language);
  const isDone = complete && consistent;
  return element(
    'div',
    { class: 'narrow end-page' },
    element('h1', { id: 'screen-title', tabindex: -1 }, isDone ? words.endDone : words.endOpen),
    element('p', { class: 'lead' }, isDone ? words.endDoneText : filled(words.endOpenText, { count: missing.length })),
    caseLine(route, words),
    element(
      'div',
      { class: 'button-row' },
      element('a', { class: 'start', href: fragmentOf({ ...route, page: 'review' }) }, words.review),
      element('a', { class: 'start primary', href: fragmentOf({ ...route, page: 'case' }) }, words.toCase),
    ),
  );
}
