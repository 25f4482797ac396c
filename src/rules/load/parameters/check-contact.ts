import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { insideText } from '../../../documents/inside-text.js';

/** How an address that people are to use can be written wrongly, and what is told of it. */
const slips: readonly (readonly [found: RegExp, told: string])[] = [
  [/^(?!https?:\/\/)[a-z]{2,8}:\/{1,2}/i, 'an address that no browser opens; it begins with https://'],
  [/^https?:(?!\/\/)/i, 'an address that no browser opens'],
  [/^[\w.-]+(?:\(at\)|\[at\]|,)[\w-]+\.[a-z]{2,}$/i, 'an address of mail without @'],
  [/\d[OIl]\d/, 'a letter within a number'],
];

/**
 * Telephone numbers and addresses of parameters that are texts: notices print them, and nobody can use what is wrong.
 */
export function checkContact(text: string, cursor: Cursor, findings: Findings): void {
  for (const [found, told] of slips) {
    const at = text.search(found);
    if (at < 0) continue;
    findings.warning(insideText(cursor.valueAt, at), 'wrong-spelling', `found ${told} in "${text.slice(0, 60)}"`);
    return;
  }
}
