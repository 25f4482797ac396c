type Child = Node | string | undefined | readonly Child[];
type Attribute = string | number | boolean | undefined | ((event: Event) => void);

/**
 * Makes an element. `true` is an attribute without value, `false` and `undefined` none; a function listens to the event
 * of its name.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  append(made, children);
  return made;
}

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === undefined) continue;
    if (typeof child === 'string' || child instanceof Node) parent.append(child);
    else append(parent, child);
  }
}

/** The same as one line. */
export const textOf = (text: string): string => text.split('&cr;').join(' ');

/** A text of the service; `&cr;` in it is a line break (specification, "Screen"). */
export const serviceText = (text: string): Node[] =>
  text
    .split('&cr;')
    .flatMap((line, index) =>
      index === 0 ? [document.createTextNode(line)] : [document.createElement('br'), document.createTextNode(line)],
    );
