import type { Control } from './controls/control.js';
import { element, serviceText } from './dom.js';
import type { ErrorDescription } from './service.js';
import type { Words } from './words/language.js';

/**
 * All errors of a screen in one place, each a link to its question; an error of several questions once. With warnings nothing was
 * stored; one that no question shows stands without link. Nothing when there is none.
 */
export function drawErrorSummary(controls: readonly Control[], warnings: readonly ErrorDescription[], words: Words): HTMLElement | undefined {
  const byError = new Map<string, Control>();
  for (const control of controls) if (control.question.error !== '' && !byError.has(control.question.error)) byError.set(control.question.error, control);
  const others = warnings.filter(({ errorMessage }) => ![...byError.keys()].some((error) => errorMessage.includes(error)));
  if (byError.size === 0 && others.length === 0) return undefined;
  return element(
    'div',
    { class: 'error-summary', role: 'group', 'aria-labelledby': 'error-summary-title', tabindex: -1 },
    element('h2', { id: 'error-summary-title' }, words.errorsOnPage),
    ...(warnings.length > 0 ? [element('p', {}, words.notTaken)] : []),
    element('ul', {}, [...byError].map(([error, control]) => element('li', {}, link(control, error))), others.map(({ errorMessage }) => element('li', {}, errorMessage))),
  );
}

/** The address belongs to the route, so the link moves the focus itself. */
function link({ focusId }: Control, error: string): HTMLElement {
  const follow = (event: Event): void => {
    event.preventDefault();
    const target = document.getElementById(focusId);
    target?.closest('.question')?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  return element('a', { href: `#${focusId}`, click: follow }, ...serviceText(error));
}
