import { Gap, NONE } from '../../values/gap.js';
import { oneType } from './operands.js';
import type { ValueOperator } from './value-operator.js';

/**
 * `firstKnown: [a, b, ...]`: the first that is known in the sense of `isKnown`; one that failed is not passed over.
 * When none is known, what is still open comes before what is not there.
 */
export const firstKnown: ValueOperator = {
  name: 'firstKnown',
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  knownByOne: true,
  neverFails: () => true,
  check: oneType,
  evaluate(values) {
    let missing = NONE;
    for (const value of values) {
      if (!(value instanceof Gap) || value.kind === 'failed') return value;
      if (missing.kind === 'none') missing = value;
    }
    return missing;
  },
};
