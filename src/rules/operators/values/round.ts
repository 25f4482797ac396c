import { oneUnit } from './operands.js';
import { significant } from '../../values/significant.js';
import type { ValueOperator } from './value-operator.js';

const modes = {
  nearest: (value: number) => Math.sign(value) * Math.round(Math.abs(value)),
  up: Math.ceil,
  down: Math.floor,
} as const;

/**
 * `round: { value: a, decimals: 1 }`, or `to: 1000` to a multiple; `mode` is `nearest` (halves away from zero), `up` or
 * `down`. Keeps the unit.
 */
export const round: ValueOperator = {
  name: 'round',
  written: { form: 'named', options: { decimals: 'number', to: 'number', mode: ['nearest', 'up', 'down'] } },
  freeUnit: 'kept',
  check(use) {
    const { decimals, to } = use.options;
    if (decimals !== undefined && to !== undefined)
      return use.refuse('surplus-key', 'round takes decimals or to, not both');
    if (decimals !== undefined && !(Number.isInteger(decimals) && Math.abs(decimals as number) <= 12)) {
      return use.refuse('wrong-value', `decimals must be a whole number from -12 to 12, found ${String(decimals)}`);
    }
    if (to !== undefined && !((to as number) > 0))
      return use.refuse('wrong-value', `to must be above 0, found ${String(to)}`);
    return oneUnit(use);
  },
  evaluate([value], { decimals = 0, to, mode = 'nearest' }) {
    const steps = to === undefined ? 10 ** (decimals as number) : 1 / (to as number);
    // What is a half after rounding to 12 digits is a half: 1.005 * 100 is 100.49999999999999.
    const scaled = significant(to === undefined ? (value as number) * steps : (value as number) / (to as number));
    if (typeof scaled !== 'number') return scaled;
    const whole = modes[mode as keyof typeof modes](scaled);
    return significant(to === undefined ? whole / steps : whole * (to as number));
  },
};
