/**
 * What XML 1.0 cannot carry: control characters but tab, line feed and carriage return, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Whether XML can carry a text. */
export function isXmlText(text: string): boolean {
  // A global expression goes on where it was.
  notXml.lastIndex = 0;
  return !notXml.test(text);
}

/** A text with U+FFFD for each character that XML cannot carry. */
export const asXmlText = (text: string): string => text.replace(notXml, '\uFFFD');
