import { confirmation } from '../../rules/explain/confirmation.js';
import type { Violation } from '../../rules/program/program.js';
import type { ShownItem } from '../../screens/capture/show-item.js';
import { guideOf } from '../../screens/forms/guide.js';
import { sb1Screen } from '../../screens/forms/sb1.js';
import { sb2Screen } from '../../screens/forms/sb2.js';
import type { Content } from '../operation.js';

/**
 * json-rules-engine decides: every violation that is about to be reported is confirmed by it (architecture, "The
 * evaluator"); on the same facts once: undefined when nothing is left to be.
 * @throws (rejects) Disagreement, an internal fault, when it does not fire; the call reports nothing then.
 */
export function confirm(violations: readonly Violation[]): Promise<unknown> | undefined {
  const open: Promise<void>[] = [];
  for (const violation of violations) {
    const confirmed = confirmation(violation);
    if (confirmed !== undefined) open.push(confirmed);
  }
  return open.length > 0 ? Promise.all(open) : undefined;
}

const forms = { SB1: sb1Screen, SB2: sb2Screen } as const;

/**
 * The screen of an item in its form (specification, "Screen"); what it reports is confirmed. `guide`: with the guide.
 * `revision`: of the case as it is stored. @throws Disagreement
 */
export async function confirmedScreen(
  shown: ShownItem,
  revision: string,
  { guide = false, review = false, why = false } = {},
): Promise<Content> {
  await confirm([...new Set(shown.questions.flatMap(({ violations }) => violations))]);
  return {
    kind: 'screen',
    screen: forms[shown.form](shown),
    ...(guide && { guide: guideOf(shown, { revision, review, why }) }),
  };
}
