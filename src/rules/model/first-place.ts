import type { Position } from '../../documents/position.js';
import type { Condition, Expression } from './expression.js';
import { partsOf } from './parts-of.js';

/** Where the first comparison of a condition or value is written; what it reads is written elsewhere. */
export function firstPlace(whole: Condition | Expression): Position | undefined {
  if (whole.node === 'comparison') return whole.at;
  if (whole.node === 'derived') return undefined;
  for (const part of partsOf(whole)) {
    const found = part.of && firstPlace(part.of);
    if (found) return found;
  }
  return undefined;
}
