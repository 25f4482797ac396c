import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { insideText } from '../../../documents/inside-text.js';

/** How an address that people are to use can be written wrongly. */
interface Slip {
  /** Where it is in a text; -1: nowhere. */
  find(text: string): number;
  readonly told: string;
}

const slips: readonly Slip[] = [
  {
    find: (text) => text.search(/^(?!https?:\/\/)[a-z]{2,8}:\/{1,2}/i),
    told: 'an address that no browser opens; it begins with https://',
  },
  { find: (text) => text.search(/^https?:(?!\/\/)/i), told: 'an address that no browser opens' },
  {
    find: (text) => text.search(/^[\w.-]+(?:\(at\)|\[at\]|,)[\w-]+\.[a-z]{2,}$/i),
    told: 'an address of mail without @',
  },
  { find: (text) => text.search(/\d[OIl]\d/), told: 'a letter within a number' },
];

/**
 * Telephone numbers and addresses of parameters that are texts: notices print them, and nobody can use what is wrong.
 */
export function checkContact(text: string, cursor: Cursor, findings: Findings): void {
  for (const { find, told } of slips) {
    const at = find(text);
    if (at < 0) continue;
    findings.warning(insideText(cursor.valueAt, at), 'wrong-spelling', `found ${told} in "${text.slice(0, 60)}"`);
    return;
  }
}
