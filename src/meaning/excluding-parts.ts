import { inFileOrder, placeOf, type Position } from '../documents/position.js';
import type { Condition } from '../rules/model/expression.js';
import { firstPlace } from '../rules/model/first-place.js';
import { shownCondition } from '../rules/operators/shown-condition.js';
import type { Domains } from './domains.js';
import type { Shown } from './everywhere.js';
import type { Possible } from './possible.js';

/**
 * Why conditions that must all hold cannot: the part that never holds, or the first two of which one excludes the
 * other, as a finding ends with it; empty where only more of them together cannot. What never holds is the slip, and of
 * two what is written later: it was added to what was there.
 */
export function excludingParts(conditions: readonly Condition[], possible: Possible, domains: Domains): Shown {
  const parts = conditions.flatMap(partsOf);
  const never = parts.find((part) => !possible.together([part]));
  if (never) {
    const ranges = rangesOf(never, domains);
    const slip = firstPlace(never);
    if (ranges.length > 0) return { said: `: ${ranges.join(', ')}`, slip };
    return { said: parts.length === 1 ? '' : `: ${shown(never)} never holds`, slip };
  }
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1))
      if (!possible.together([one, other]))
        return { said: `: ${shown(one)} and ${shown(other)} exclude each other`, slip: later(one, other) };
  return { said: '', slip: undefined };
}

function later(one: Condition, other: Condition): Position | undefined {
  const places = [one, other].flatMap((each) => firstPlace(each) ?? []);
  return places.length === 2 ? places.toSorted(inFileOrder)[1] : undefined;
}

/** Between which bounds the answers are that a comparison of numbers compares, and where these are declared. */
function rangesOf(condition: Condition, domains: Domains): readonly string[] {
  if (condition.node !== 'comparison') return [];
  return [condition.left, condition.right].flatMap((side) => {
    if (side.node !== 'attribute' || side.type.kind !== 'number') return [];
    const { low, high } = domains.of(side);
    const { fact, at } = side.attribute;
    return Number.isFinite(low) && Number.isFinite(high) ? [`${fact} is ${low} to ${high} (${placeOf(at)})`] : [];
  });
}

const partsOf = (condition: Condition): readonly Condition[] =>
  condition.node === 'all' ? condition.conditions.flatMap(partsOf) : [condition];

function shown(condition: Condition): string {
  const at = firstPlace(condition);
  return `${shownCondition(condition)}${at ? ` (${placeOf(at)})` : ''}`;
}
