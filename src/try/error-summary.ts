import type { Control } from './controls/control.js';
import { element, serviceText } from './dom.js';
import type { ErrorDescription } from '../flavor/envelope.js';
import type { Words } from './words/language.js';

/**
 * All errors of a screen in one place, each a link to its question; a violated rule of several questions once. With
 * warnings nothing was stored; one that no question shows stands without link. Nothing when there is none.
 */
export function drawErrorSummary(
  controls: readonly Control[],
  warnings: readonly ErrorDescription[],
  words: Words,
): HTMLElement | undefined {
  const refused = warnings.length > 0;
  const wrong = controls.filter(
    ({ question: { error } }, index) =>
      error !== '' && (refused || controls.findIndex(({ question }) => question.error === error) === index),
  );
  const others = warnings.filter(
    ({ errorMessage }) => !wrong.some(({ question }) => errorMessage.includes(question.error)),
  );
  if (wrong.length === 0 && others.length === 0) return undefined;
  return element(
    'div',
    { class: 'error-summary', role: 'group', 'aria-labelledby': 'error-summary-title', tabindex: -1 },
    element('h2', { id: 'error-summary-title' }, words.errorsOnPage),
    ...(refused ? [element('p', {}, words.notTaken)] : []),
    element(
      'ul',
      {},
      wrong.map((control) => element('li', {}, link(control, refused))),
      others.map(({ errorMessage }) => element('li', {}, errorMessage)),
    ),
  );
}

/** The address belongs to the route, so the link moves the focus itself. */
function link({ focusId, question }: Control, refused: boolean): HTMLElement {
  const follow = (event: Event): void => {
    event.preventDefault();
    const target = document.getElementById(focusId);
    target?.closest('.question')?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  return element(
    'a',
    { href: `#${focusId}`, click: follow },
    ...serviceText(
      refused ? `${question.text}${/[?.!:]$/.test(question.text) ? '' : ':'} ${question.error}` : question.error,
    ),
  );
}
