/** Moves the focus to an element; whether there is such an element. */
export function focusOn(id: string | undefined): boolean {
  const found = id ? document.getElementById(id) : null;
  found?.focus();
  return found !== null;
}

/** To the beginning of the page. */
export function focusHeading(): void {
  scrollTo(0, 0);
  focusOn('screen-title');
}

/**
 * Remembers where the focus is; what comes back leads there again when what had it was drawn anew: to the same element
 * by its id, to the like of it in the same question, or to where that is answered. The caret stays where it was, and
 * what has the focus where it is seen, whatever came above it.
 */
export function keptFocus(): () => void {
  const active = document.activeElement;
  const question = active?.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const caret = hasCaret(active) ? ([active.selectionStart, active.selectionEnd] as const) : undefined;
  const top = active?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!active || active === document.body) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    const again = lost ? likeOf(active, question) : active;
    if (lost && again instanceof HTMLElement) again.focus();
    if (lost && caret && hasCaret(again)) again.setSelectionRange(...caret);
    if (again && document.activeElement === again) scrollBy(0, again.getBoundingClientRect().top - top);
  };
}

const hasCaret = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** What stands for an element of a question that was drawn anew. */
function likeOf(gone: Element, question: string | undefined): HTMLElement | undefined {
  const byId = gone.id === '' ? null : document.getElementById(gone.id);
  if (byId || question === undefined) return byId ?? undefined;
  const drawn = document.querySelector(`[data-question="${CSS.escape(question)}"]`);
  const buttons = gone.matches('button') ? [...(drawn?.querySelectorAll<HTMLElement>('button') ?? [])] : [];
  return (
    buttons.find(({ className }) => className === gone.className) ??
    drawn?.querySelector<HTMLElement>('.input :is(input, select, textarea, button)') ??
    undefined
  );
}
