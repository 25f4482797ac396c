import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import type { Attribute } from '../../model/attribute.js';
import { unitWord } from '../../model/unit.js';

/**
 * Attributes that are the same, numbered, as a first, a second and a third reading, or of both sides. What can be
 * entered for one can be entered for each.
 */
export function compareTwins(attributes: Iterable<Attribute>, findings: Findings): void {
  const numbered = [...attributes].filter(({ kind, fact }) => kind === 'number' && withoutPlace(fact) !== fact);
  for (const twins of grouped(numbered, ({ fact }) => withoutPlace(fact)).values()) {
    const byBounds = [...grouped(twins, boundsOf)].sort(([, one], [, other]) => other.length - one.length);
    const [usual, ...others] = byBounds;
    for (const [bounds, differing] of others)
      for (const { fact, at } of differing)
        findings.warning(
          at,
          'wrong-value',
          `${fact} takes ${bounds}; ${usual?.[1].map((twin) => twin.fact).join(', ')} ${usual?.[0]}`,
        );
  }
}

const withoutPlace = (fact: string): string => fact.replace(/(?<!\d)\d+$|(?:Left|Right)(?=[A-Z]|$)/, '');

/** As a finding says it: `20 to 200 millimetreOfMercury, 0 decimals`. */
function boundsOf({ minimum, maximum, decimals = 0, unit }: Attribute): string {
  const end = (bound: Attribute['minimum']): string =>
    typeof bound === 'object' ? bound.name : bound === undefined ? 'any' : String(bound);
  return `${end(minimum)} to ${end(maximum)}${unit ? ` ${unitWord(unit)}` : ''}, ${decimals} decimals`;
}
