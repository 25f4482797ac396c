import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings.js';
import { didYouMean } from '../../../documents/nearest.js';

/** What examples of a rule may expect. */
export const outcomes: readonly string[] = ['violated', 'satisfied', 'undecided'];

/** Whether all examples of a rule expect one of the outcomes. */
export function checkOutcomes(examples: Cursor, findings: Findings): boolean {
  const unknown = examples.items
    .map((item) => item.member('expect'))
    .filter((expect) => expect.present && !outcomes.includes(expect.text ?? ''));
  for (const expect of unknown) {
    findings.error(
      expect.valueAt,
      'unknown-value',
      `unknown outcome "${String(expect.text)}"${didYouMean(expect.text ?? '', outcomes)}; expected one of: ${outcomes.join(', ')}`,
    );
  }
  return unknown.length === 0;
}
