import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/** What examples of a rule may expect. */
export const outcomes: readonly string[] = ['violated', 'satisfied', 'undecided'];

/** Whether all examples of a rule expect one of the outcomes. */
export function checkOutcomes(examples: Cursor, findings: Findings): boolean {
  const unknown = examples.items
    .map((item) => item.member('expect'))
    .filter(({ present, text }) => present && (text === undefined || !outcomes.includes(text)));
  for (const { text, valueAt } of unknown) {
    const what = text === undefined ? 'found no word' : `unknown outcome "${text}"${didYouMean(text, outcomes)}`;
    findings.error(valueAt, 'unknown-value', `${what}; expected one of: ${outcomes.join(', ')}`);
  }
  return unknown.length === 0;
}
