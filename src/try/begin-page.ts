import { element } from './dom.js';
import { drawNotice } from './notice.js';
import { byPerson } from './progress.js';
import { questionOfSb2, Told } from './question.js';
import { fragmentOf, type Route } from './route.js';
import { type CaptureOf, openCapture } from './session.js';
import { sourceTypes } from './source-types.js';
import { filled, type Words } from './words/language.js';

/** Seconds in which a question is read and answered, at best and at leisure. */
const perQuestion = { fast: 6, slow: 15 };

/**
 * Where a capture begins: what comes, how long it takes, what to have at hand, and the notices that will be shown.
 * @throws Refused
 */
export async function drawBegin(capture: CaptureOf, route: Route, words: Words): Promise<HTMLElement> {
  const { guide } = await openCapture(capture, route.language, { review: true });
  const { items, review = [] } = guide;
  const questions = items.reduce((sum, item) => sum + item.questions, 0);
  const answered = items.reduce((sum, item) => sum + item.answered, 0);
  const minutes = (seconds: number): number => Math.max(1, Math.round((questions * seconds) / 60));
  const told = new Told({ ...guide, questions: [], findings: [] }, '');
  const shown = review.flatMap(({ question }) => question).flatMap((question) => questionOfSb2(question, told).notices);
  // Each person is shown the same ones.
  const notices = [...new Map(shown.map((notice) => [JSON.stringify(notice), notice])).values()];
  const source = sourceTypes.find(({ id }) => id === route.sourceType);
  const next = items.find(({ consistent }) => !consistent) ?? items[0];
  return element(
    'div',
    { class: 'narrow begin-page' },
    element('h1', { id: 'screen-title', tabindex: -1 }, source ? words[source.name] : words.client),
    element(
      'p',
      { class: 'lead' },
      filled(words.howLong, { questions, from: minutes(perQuestion.fast), to: minutes(perQuestion.slow) }),
    ),
    element('p', {}, words.keptAlways),
    element(
      'section',
      { class: 'card', 'aria-labelledby': 'at-hand' },
      element('h2', { id: 'at-hand' }, words.atHand),
      element(
        'ul',
        { class: 'points' },
        words.atHandList.split('\n').map((line) => element('li', {}, line)),
      ),
    ),
    element(
      'section',
      { class: 'card', 'aria-labelledby': 'what-comes' },
      element('h2', { id: 'what-comes' }, words.whatComes),
      ...byPerson(items, words).flatMap(({ person, items: theirs }) => [
        ...(person ? [element('h3', {}, person)] : []),
        element(
          'ol',
          { class: 'steps' },
          theirs.map(({ name, questions: count }) =>
            element('li', {}, name, ' ', element('span', { class: 'hint' }, filled(words.countQuestions, { count }))),
          ),
        ),
      ]),
    ),
    ...(notices.length > 0
      ? [
          element(
            'section',
            { class: 'card', 'aria-labelledby': 'notices' },
            element('h2', { id: 'notices' }, words.notices),
            notices.map((notice) => element('details', {}, element('summary', {}, notice.title), drawNotice(notice))),
          ),
        ]
      : []),
    element(
      'div',
      { class: 'button-row' },
      element(
        'a',
        {
          class: 'start primary',
          id: 'begin',
          href: fragmentOf({ ...route, page: 'capture', item: answered > 0 ? (next?.fixedID ?? '') : '' }),
        },
        answered > 0 ? words.goOn : words.begin,
      ),
      ...(answered > 0
        ? [element('a', { class: 'start', href: fragmentOf({ ...route, page: 'review' }) }, words.review)]
        : []),
    ),
  );
}
