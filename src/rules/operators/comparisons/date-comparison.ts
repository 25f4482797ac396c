import type { FactValue } from '../../values/fact-value.js';
import { isDate } from '../../values/known.js';
import { Outcome } from '../../values/outcome.js';
import { partialDate } from '../../values/partial-date.js';

/**
 * Every reading of `left` is before every reading of `right`; false when none is; unknown when the readings disagree.
 */
export function isBefore(left: FactValue, right: FactValue): Outcome {
  if (!isDate(left) || !isDate(right)) return Outcome.unknown;
  if (partialDate.latest(left) < partialDate.earliest(right)) return Outcome.true;
  return partialDate.earliest(left) >= partialDate.latest(right) ? Outcome.false : Outcome.unknown;
}

/** Written alike is true, no common reading is false, else unknown. */
export function isSameDate(left: FactValue, right: FactValue): Outcome {
  if (!isDate(left) || !isDate(right)) return Outcome.unknown;
  if (partialDate.writtenAlike(left, right)) return Outcome.true;
  const apart =
    partialDate.latest(left) < partialDate.earliest(right) || partialDate.latest(right) < partialDate.earliest(left);
  return apart ? Outcome.false : Outcome.unknown;
}
