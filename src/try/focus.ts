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
