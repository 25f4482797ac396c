import { explain } from '../rules/explain/explain.js';
import type { Violation } from '../rules/program/program.js';
import type { ShownItem } from '../screens/capture/show-item.js';
import { showScreen } from '../screens/forms/show-screen.js';
import type { Content } from './operation.js';

/**
 * json-rules-engine decides: every violation that is about to be reported is confirmed by it (architecture, "The
 * evaluator").
 * @throws Disagreement, an internal fault, when it does not fire; the call reports nothing then.
 */
export async function confirm(violations: readonly Violation[]): Promise<void> {
  await Promise.all(violations.map((violation) => explain(violation)));
}

/** The screen of an item, whose violations are confirmed. @throws Disagreement */
export async function confirmedScreen(shown: ShownItem): Promise<Content> {
  await confirm([...new Set(shown.questions.flatMap(({ violations }) => violations))]);
  return { kind: 'screen', screen: showScreen(shown) };
}
