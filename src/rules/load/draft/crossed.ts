import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';

/**
 * Finds, at the lower one, two limits of which the lower is above the higher; one that a parameter says is looked at
 * elsewhere.
 */
export function reportCrossed<Key extends string>(
  declared: Cursor,
  limits: Readonly<Partial<Record<Key, unknown>>>,
  [low, high]: readonly [low: Key, high: Key],
  findings: Findings,
): void {
  const [from, to] = [limits[low], limits[high]];
  if (typeof from === 'number' && typeof to === 'number' && from > to)
    findings.error(declared.member(low).valueAt, 'wrong-value', `the ${low} ${from} is above the ${high} ${to}`);
}
