import { Gap, NONE } from '../../values/gap.js';
import { oneType, operandTaken } from './operands.js';
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
  ways: {
    ...operandTaken('firstKnown'),
    went(values) {
      const first = values.findIndex((value) => !(value instanceof Gap) || value.kind === 'failed');
      return first < 0 || values[first] instanceof Gap ? undefined : first;
    },
  },
  evaluate(values) {
    let missing = NONE;
    for (const value of values) {
      if (!(value instanceof Gap) || value.kind === 'failed') return value;
      if (missing.kind === 'none') missing = value;
    }
    return missing;
  },
};
