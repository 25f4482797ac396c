import type { Violation } from '../rules/program/program.js';
import { explain } from '../rules/explain/explain.js';
import { violationsOf } from '../screens/assess/question-findings.js';
import type { Show } from '../screens/forms/show.js';

/**
 * json-rules-engine decides: every violation that is about to be reported is confirmed by it (architecture, "The
 * evaluator").
 * @throws Disagreement, an internal fault, when it does not fire; the call reports nothing then.
 */
export async function confirm(violations: readonly Violation[]): Promise<void> {
  await Promise.all(violations.map((violation) => explain(violation)));
}

/** The violations that a screen shows. */
export function shownViolations({ assessment, questions }: Show): readonly Violation[] {
  return [...new Set(questions.flatMap(({ asked }) => violationsOf(assessment, asked)))];
}
