/** Whether an element that is shown may stay where another one is wanted. */
export type IsSame = (shown: Element, wanted: Element) => boolean;

/** What has listeners or a state of its own is kept or replaced as a whole. */
const whole = 'button, a, input, select, textarea, [data-question]';

/**
 * Makes what is shown what is wanted and keeps every element that is the same: the focus, the caret and a click under
 * way stay where they are. `isSame` judges the questions, which hold what was typed.
 */
export function patch(shown: Element, wanted: Element, isSame: IsSame): void {
  if (shown.tagName !== wanted.tagName) {
    shown.replaceWith(wanted);
    return;
  }
  if (wanted.matches(whole)) {
    const same = wanted.matches('[data-question]') ? isSame(shown, wanted) : shown.isEqualNode(wanted);
    if (!same) shown.replaceWith(wanted);
    return;
  }
  patchAttributes(shown, wanted);
  patchChildren(shown, wanted, isSame);
}

function patchAttributes(shown: Element, wanted: Element): void {
  // A person has opened or closed it.
  for (const { name } of [...shown.attributes])
    if (!wanted.hasAttribute(name) && name !== 'open') shown.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes])
    if (shown.getAttribute(name) !== value && name !== 'open') shown.setAttribute(name, value);
}

function patchChildren(shown: Element, wanted: Element, isSame: IsSame): void {
  const keyed = new Map<string, ChildNode>();
  for (const child of shown.childNodes) {
    const key = keyOf(child);
    if (key !== undefined) keyed.set(key, child);
  }
  let at: ChildNode | null = shown.firstChild;
  for (const next of [...wanted.childNodes]) {
    const match = matchOf(next, at, keyed);
    if (!match) {
      shown.insertBefore(next, at);
      continue;
    }
    while (at && at !== match) at = removed(at);
    at = match.nextSibling;
    if (match instanceof Element && next instanceof Element) patch(match, next, isSame);
    else if (match.textContent !== next.textContent) match.replaceWith(next);
  }
  while (at) at = removed(at);
}

/**
 * The node that stands for another: the same key at or behind this place, without a key the same kind at this place.
 */
function matchOf(next: ChildNode, at: ChildNode | null, keyed: ReadonlyMap<string, ChildNode>): ChildNode | undefined {
  const key = keyOf(next);
  if (key === undefined) return at && keyOf(at) === undefined && at.nodeName === next.nodeName ? at : undefined;
  const match = keyed.get(key);
  const isAhead =
    match?.isConnected &&
    at &&
    (match === at || (at.compareDocumentPosition(match) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  return isAhead ? match : undefined;
}

const keyOf = (node: ChildNode): string | undefined =>
  node instanceof HTMLElement ? (node.dataset['question'] ?? (node.id === '' ? undefined : node.id)) : undefined;

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
