/**
 * What XML 1.0 cannot carry: control characters but tab, line feed and carriage return, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const notXmlText = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const controlCharacter = /\p{Cc}/u;
const mostCodePoints = 128;

/** Why a text cannot be stored (decisions, "Input"), or undefined when it can: both flavors must carry it. */
export function textFault(text: string): string | undefined {
  return notXmlText.test(text) ? 'contains characters that XML cannot carry' : undefined;
}

/**
 * Why a text cannot be a `caseId` or `subId` (decisions, "Input"), or undefined when it can: 1 to 128 code points, not
 * blank.
 */
export function identifierFault(text: string): string | undefined {
  if (text.trim() === '') return 'is missing or blank';
  if (text.length > 2 * mostCodePoints || [...text].length > mostCodePoints)
    return `has more than ${mostCodePoints} characters`;
  if (controlCharacter.test(text)) return 'contains control characters';
  return textFault(text);
}
