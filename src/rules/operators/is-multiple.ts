const tolerance = 1e-9;

/** Whether a number is a whole multiple of another one, with a relative tolerance of 1e-9; only 0 is a multiple of 0. */
export function isMultiple(value: number, step: number): boolean {
  if (step === 0) return value === 0;
  const times = Math.round(value / step);
  return Math.abs(value - times * step) <= tolerance * Math.abs(value);
}
