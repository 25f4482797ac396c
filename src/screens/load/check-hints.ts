import type { Findings } from '../../documents/findings/findings.js';
import { grouped } from '../../lists/grouped.js';
import type { AttributeQuestion, ScreenDefinition } from '../model/definition.js';

/** So many questions that are shown alike show how those over their catalogue are meant to be. */
const leastAlike = 6;

/**
 * A question over a catalogue that has no rendering hint, or another one, while all others over that catalogue have the
 * same: nobody sees why the one list looks otherwise. What is searched has none.
 */
export function reportUnlikeHints(screens: readonly ScreenDefinition[], findings: Findings): void {
  const asked = screens.flatMap(({ questions }) =>
    questions.filter(
      (each): each is AttributeQuestion =>
        each.kind === 'attribute' && each.attribute.catalogue !== undefined && !each.searchable,
    ),
  );
  for (const [catalogue, alike] of grouped(asked, ({ attribute }) => attribute.catalogue?.name ?? '')) {
    const byHint = [...grouped(alike, ({ renderingHint }) => renderingHint)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const [[usual, most] = [], [, [odd, ...more]] = [undefined, []], ...others] = byHint;
    if (!usual || !most || !odd || more.length + others.length > 0 || most.length < leastAlike) continue;
    const has = odd.renderingHint === undefined ? 'no renderingHint' : `the renderingHint ${odd.renderingHint}`;
    findings.warning(
      odd.at,
      'uncertain-value',
      `${odd.attribute.fact} has ${has}; the other ${most.length} questions over ${catalogue} have ${usual}`,
    );
  }
}
