import type { Cursor } from '../../documents/cursor.js';
import type { Condition } from '../../rules/model/expression.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { FollowedUp } from '../model/definition.js';
import { resolveQuestionPath } from './question-path.js';
import { notResolved, readCondition, type ScreenReading } from './screen-reading.js';

/** When something is shown, and what it follows up: it is not known when, if what it follows up could not be read. */
export function readOpening(
  cursor: Cursor,
  kind: ObjectKind,
  reading: ScreenReading,
): { readonly shownWhen: Condition; readonly followsUp: FollowedUp | undefined } {
  const followed = cursor.member('followsUp');
  const followsUp = readFollowsUp(followed, kind, reading);
  const shownWhen = readCondition(cursor.member('shownWhen'), true, kind, reading);
  return { shownWhen: followed.present && !followsUp ? notResolved(true) : shownWhen, followsUp };
}

/** The question that a screen or question follows up, by its attribute as seen from the scope. */
function readFollowsUp(
  { text, valueAt: at }: Cursor,
  kind: ObjectKind,
  { ruleSet, findings }: ScreenReading,
): FollowedUp | undefined {
  const resolved = text === undefined ? undefined : resolveQuestionPath(text, at, kind, ruleSet, findings);
  return resolved && { attribute: resolved.attribute, at };
}
