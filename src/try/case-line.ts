import { element } from './dom.js';
import type { Route } from './route.js';
import type { Words } from './words/language.js';

/** Which case a page is about, as it stands on the page itself: on paper too. */
export const caseLine = ({ caseId }: Route, words: Words): HTMLElement =>
  element('p', {}, element('strong', {}, words.caseId), ': ', element('bdi', {}, caseId));
