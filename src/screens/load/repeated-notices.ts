import type { Findings } from '../../documents/findings/findings.js';
import type { Condition } from '../../rules/model/expression.js';
import type { Notice } from '../../rules/model/notice.js';
import type { ScreenDefinition } from '../model/definition.js';

const isAlways = (condition: Condition): boolean => condition.node === 'always' && condition.value;

/** A notice that a screen shows twice: before a question that is always shown, and before another one. */
export function reportRepeatedNotices(screens: Iterable<ScreenDefinition>, findings: Findings): void {
  for (const screen of screens) {
    const before = new Map<Notice, { readonly key: string; readonly always: boolean }>();
    for (const { key, notices, shownWhen: shown, at } of screen.questions)
      for (const { notice, shownWhen } of notices) {
        const always = isAlways(shown) && isAlways(shownWhen);
        const other = before.get(notice);
        if (other && (other.always || always))
          findings.warning(
            at,
            'duplicate-text',
            `the notice ${notice.key} stands before the question ${screen.key}.${other.key} already, and is shown twice`,
          );
        else before.set(notice, { key, always });
      }
  }
}
