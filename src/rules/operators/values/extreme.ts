import { Gap, NONE } from '../../values/gap.js';
import { oneUnit } from './one-unit.js';
import type { ValueOperator } from './value-operator.js';

/** `lowest` or `highest` of values: unknown while one is unknown; what is none does not take part. */
export const extreme = (name: string, wins: (a: number, b: number) => boolean): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
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
