import type { Cursor } from '../../documents/cursor.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { FollowedUp } from '../model/definition.js';
import { resolveQuestionPath } from './question-path.js';
import type { ScreenReading } from './screen-reading.js';

/** The question that a screen or question follows up, by its attribute as seen from the scope. */
export function readFollowsUp(
  { text, valueAt: at }: Cursor,
  kind: ObjectKind,
  { ruleSet, findings }: ScreenReading,
): FollowedUp | undefined {
  const resolved = text === undefined ? undefined : resolveQuestionPath(text, at, kind, ruleSet, findings);
  return resolved && { attribute: resolved.attribute, at };
}
