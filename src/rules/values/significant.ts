import { Gap } from './gap.js';

const notANumber = new Gap('failed', 'the result is not a number');

/** A result rounded to 12 significant digits (rule language, "Units, money, dates"); failed when it is not finite. */
export function significant(result: number): number | Gap {
  if (Number.isInteger(result) && result < 1e12 && result > -1e12) return result === 0 ? 0 : result;
  return Number.isFinite(result) ? Number(result.toPrecision(12)) : notANumber;
}
