import { DOMParser, type Element } from '@xmldom/xmldom';

/** The root of a document, read by a parser that is not the service's. @throws Error when it is not well-formed. */
export function xmlRoot(text: string): Element {
  const onError = (level: string, message: string): void => {
    // It warns of U+FFFD in the text, which any text may hold.
    if (level === 'warning' && message.includes('replacement character')) return;
    throw new Error(`${level}: ${message}\n${text.slice(0, 400)}`);
  };
  const root = new DOMParser({ onError }).parseFromString(text, 'application/xml').documentElement;
  if (!root) throw new Error('the document has no root');
  return root;
}

/** The child elements, in document order. */
export function childElements(element: Element): readonly Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
}

/** The attributes as an object, in document order. */
export function attributesOf(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

/** The errors of an operation result; empty when it has none, or when the document is a screen. */
export function errorsInXml(text: string): readonly { readonly code: number; readonly message: string | null }[] {
  const root = xmlRoot(text);
  if (root.tagName !== 'operationResult') return [];
  return childElements(root)
    .filter(({ tagName }) => tagName === 'errorDescription')
    .map((child) => ({ code: Number(child.getAttribute('errorCode')), message: child.getAttribute('errorMessage') }));
}

export const codesInXml = (text: string): readonly number[] => errorsInXml(text).map(({ code }) => code);
