import { Gap, NONE } from '../../values/gap.js';
import { oneUnit } from './operands.js';
import type { ValueOperator } from './value-operator.js';

/** Unknown while one is unknown; what is none does not take part. */
const extreme = (name: string, wins: (a: number, b: number) => boolean): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  neverFails: () => true,
  check: oneUnit,
  evaluate(values) {
    let best: number | Gap = NONE;
    for (const value of values) {
      if (value instanceof Gap) {
        if (value.kind !== 'none') return value;
      } else if (best instanceof Gap || wins(value as number, best)) best = value as number;
    }
    return best;
  },
});

/**
 * `lowest: [a, b, ...]` and `highest: [a, b, ...]`: of those that are there; they keep the unit, need one dimension.
 */
export const extremes: readonly ValueOperator[] = [
  extreme('lowest', (a, b) => a < b),
  extreme('highest', (a, b) => a > b),
];
