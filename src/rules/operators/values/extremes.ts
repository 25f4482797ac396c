import { Gap, NONE } from '../../values/gap.js';
import { oneUnit, operandTaken } from './operands.js';
import type { ValueOperator } from './value-operator.js';

/** Unknown while one is unknown; what is none does not take part. */
const extreme = (name: string, wins: (a: number, b: number) => boolean): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  neverFails: () => true,
  check: oneUnit,
  ways: {
    ...operandTaken(name),
    went(values) {
      if (values.some((value) => value instanceof Gap && value.kind !== 'none')) return undefined;
      const numbers = values.map((value) => (typeof value === 'number' ? value : Number.NaN));
      const best = numbers.findIndex((a) => !Number.isNaN(a) && !numbers.some((b) => wins(b, a)));
      return best >= 0 && best === numbers.lastIndexOf(numbers[best] as number) ? best : undefined;
    },
  },
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
