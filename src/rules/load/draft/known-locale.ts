import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { Position } from '../../../documents/position.js';

/** Whether a key is a locale of the rule set; one that is not is a finding. */
export function isKnownLocale(locale: string, at: Position, locales: readonly string[], findings: Findings): boolean {
  if (locales.includes(locale)) return true;
  const expected = `${didYouMean(locale, locales)}; expected: ${[...locales].sort().join(', ')}`;
  findings.error(at, 'unknown-locale', `unknown locale "${locale}"${expected}`);
  return false;
}
