import { isXmlText } from './xml-text.js';

const controlCharacter = /\p{Cc}/u;
const mostCodePoints = 128;

/** Why a text cannot be stored (decisions, "Input"), or undefined when it can: both flavors must carry it. */
export function textFault(text: string): string | undefined {
  return isXmlText(text) ? undefined : 'contains characters that XML cannot carry';
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
