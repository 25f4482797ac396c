import { decimal } from '../model/decimal.js';
import { Gap } from './gap.js';

const notANumber = new Gap('failed', 'the result is not a number');

/** Six decimals, as nearly all values have at most, and twelve digits. */
const [usual, most] = [1e6, 1e12];

/** A result rounded to 12 significant digits (rule language, "Units, money, dates"); failed when it is not finite. */
export function significant(result: number): number | Gap {
  if (Number.isInteger(result) && result < most && result > -most) return result === 0 ? 0 : result;
  // A number of up to six decimals and twelve digits that is next to the result is what rounding finds, in a tenth of
  // the time.
  const scaled = Math.round(result * usual);
  const near = scaled / usual;
  if (scaled < most && scaled > -most && Math.abs(near - result) <= Math.abs(result) * 1e-13) return near;
  return Number.isFinite(result) ? decimal(result) : notANumber;
}
