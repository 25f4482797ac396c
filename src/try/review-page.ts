import type { Guide, GuideItem } from '../screens/model/guide.js';
import { caseLine } from './case-line.js';
import { element, serviceText } from './dom.js';
import { Drafts } from './drafts.js';
import { byPerson, stateText } from './progress.js';
import { answerText, type Question, questionOfSb2, Told } from './question.js';
import { fragmentOf, type Route } from './route.js';
import { type CaptureOf, openCapture } from './session.js';
import { filled, type Words } from './words/language.js';

/** All questions of all items with their answers, each with a way to change it, as asked; printable. @throws Refused */
export async function drawReview(capture: CaptureOf, route: Route, words: Words): Promise<HTMLElement> {
  const { guide } = await openCapture(capture, route.language, { review: true });
  const unsaved = new Drafts(capture).all.length;
  const open = guide.items.reduce((sum, item) => sum + item.open, 0);
  const wrong = guide.items.filter((item) => !item.consistent && item.open === 0).length;
  return element(
    'div',
    { class: 'narrow review-page' },
    element('h1', { id: 'screen-title', tabindex: -1 }, words.review),
    element('p', { class: 'lead' }, words.reviewLead),
    caseLine(route, words),
    ...(unsaved > 0
      ? [element('p', { class: 'remark warning' }, filled(words.unsavedAnswers, { count: unsaved }))]
      : []),
    element(
      'p',
      {},
      open + wrong === 0 ? words.nothingOpen : filled(words.stillOpen, { questions: open, pages: wrong }),
    ),
    ...byPerson(guide.items, words).map(({ person, items }) =>
      element(
        'section',
        { 'aria-label': person || words.ofTheCase },
        element('h2', {}, person || words.ofTheCase),
        items.map((item) => drawItem(item, guide, route, words)),
      ),
    ),
    element(
      'div',
      { class: 'button-row' },
      element(
        'a',
        { class: 'start', href: fragmentOf({ ...route, page: 'capture', item: guide.items.at(-1)?.fixedID ?? '' }) },
        words.previous,
      ),
      element('button', { type: 'button', id: 'print', click: () => print() }, words.print),
      element('a', { class: 'start primary', id: 'to-end', href: fragmentOf({ ...route, page: 'end' }) }, words.toEnd),
    ),
  );
}

function drawItem(item: GuideItem, guide: Guide, route: Route, words: Words): HTMLElement {
  const { question: asked = [], dates = [] } = guide.review?.find(({ fixedID }) => fixedID === item.fixedID) ?? {};
  const kinds = dates.map((id) => ({ id, kind: 'date' as const, refused: false, open: false }));
  const told = new Told({ ...guide, questions: kinds, findings: [] }, '');
  const questions = asked.map((question) => questionOfSb2(question, told));
  const id = `review-${item.fixedID}`;
  const href = fragmentOf({ ...route, page: 'capture', item: item.fixedID });
  return element(
    'section',
    { class: 'card reviewed', 'aria-labelledby': id },
    element(
      'header',
      {},
      element('h3', { id }, item.name),
      element('span', { class: 'hint' }, stateText(item, words)),
      element(
        'a',
        { href, 'data-item': item.fixedID },
        words.change,
        element('span', { class: 'unseen' }, `: ${item.name}`),
      ),
    ),
    element(
      'dl',
      {},
      questions.map((question) => [
        element('dt', {}, ...serviceText(question.text)),
        element('dd', {}, ...drawAnswer(question, route.language, words)),
      ]),
    ),
  );
}

function drawAnswer(question: Question, language: string, words: Words): readonly HTMLElement[] {
  const answers = answerText(question, language);
  if (answers.length > 0) return answers.map((answer) => element('p', { dir: 'auto' }, answer));
  const said = question.mandatory ? words.open : words.nothingAnswered;
  return [element('p', { class: question.mandatory ? 'error' : 'hint' }, said)];
}
