import type { Findings } from '../../documents/findings/findings.js';
import { grouped } from '../../lists/grouped.js';
import type { AttributeQuestion, ScreenDefinition } from '../model/definition.js';

/** So many questions that are shown alike show how those over their catalogue are meant to be, but for so few. */
const enough = { alike: 6, timesAsMany: 5, mostOdd: 3 };

/**
 * A question over a catalogue that has no rendering hint, or another one, while nearly all others over that catalogue
 * have the same: nobody sees why the one list looks otherwise. What is searched has none.
 */
export function reportUnlikeHints(screens: readonly ScreenDefinition[], findings: Findings): void {
  const asked = screens.flatMap(({ questions }) =>
    questions.filter(
      (each): each is AttributeQuestion =>
        each.kind === 'attribute' && each.attribute.catalogue !== undefined && !each.searchable,
    ),
  );
  for (const [catalogue, alike] of grouped(asked, ({ attribute }) => attribute.catalogue?.name ?? '')) {
    const [[usual, most] = []] = [...grouped(alike, ({ renderingHint }) => renderingHint)].sort(
      ([, one], [, other]) => other.length - one.length,
    );
    const odd = alike.filter(({ renderingHint }) => renderingHint !== usual);
    if (!usual || !most || odd.length > enough.mostOdd) continue;
    if (most.length < Math.max(enough.alike, enough.timesAsMany * odd.length)) continue;
    for (const { renderingHint, attribute, at } of odd)
      findings.warning(
        at,
        'uncertain-value',
        `${attribute.fact} has ${renderingHint === undefined ? 'no renderingHint' : `the renderingHint ${renderingHint}`}; the other ${most.length} questions over ${catalogue} have ${usual}`,
      );
  }
}
