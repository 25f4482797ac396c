/**
 * Numbers as people write them: decimal, though their binary form is a little beside. 12 significant digits (rule
 * language, "Units, money, dates"): without what reckoning brings along in the last places.
 */
export function decimal(value: number): number {
  // Most are scaled to a whole number of twelve digits, rounded, and scaled back: both are exact but for the first,
  // whose error matters only beside a half.
  const power = powers[11 - Math.floor(Math.log10(Math.abs(value)))];
  if (power !== undefined) {
    const scaled = value * power;
    const rounded = Math.round(scaled);
    if (Math.abs(scaled - rounded) < 0.499 && Math.abs(rounded) < 1e12 && Math.abs(rounded) >= 1e11)
      return rounded / power;
  }
  return Number(value.toPrecision(12));
}

/** Of ten, as far as they are exact. */
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

const tolerance = 1e-9;

/**
 * Whether a number is a whole multiple of another one: 0.3 is three times 0.1. What is left over may be a billionth of
 * the step, or what the last digits of a large number cannot say; only 0 is a multiple of 0.
 */
export function isMultiple(value: number, step: number): boolean {
  if (step === 0) return value === 0;
  const rest = Math.abs(value - Math.round(value / step) * step);
  return rest <= Math.max(tolerance * Math.abs(step), 4 * Number.EPSILON * Math.abs(value));
}
