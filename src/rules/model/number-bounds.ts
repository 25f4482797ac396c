import { decimal, isMultiple } from './decimal.js';
import { type UnitSpec, plainFactor } from './unit.js';

/**
 * What no sensible value of a number leaves (rule language, `parameters.yaml`), in its declared unit: not below
 * `minimum`, not above `maximum`, a multiple of `step`. They find typing errors, not wrong judgement.
 */
export interface NumberBounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
}

/** Why a number is not within its bounds: "found 750; expected ..."; undefined when it is. */
export function outsideBounds(
  value: number,
  { bounds, unit }: { readonly bounds?: NumberBounds; readonly unit?: UnitSpec },
): string | undefined {
  const broken = bounds && brokenBound(value, bounds);
  if (!bounds || broken === undefined) return undefined;
  const fits = (other: number): boolean => brokenBound(other, bounds) === undefined;
  const hint = slips.find(({ looksLike, meant }) => looksLike(value, unit) && fits(meant(value)))?.hint(value) ?? '';
  return `found ${value}; expected a number ${broken}${hint}`;
}

function brokenBound(value: number, { minimum, maximum, step }: NumberBounds): string | undefined {
  if (minimum !== undefined && value < minimum) return `>= ${minimum}`;
  if (maximum !== undefined && value > maximum) return `<= ${maximum}`;
  return step !== undefined && !isMultiple(value, step) ? `that is a multiple of ${step}` : undefined;
}

interface Slip {
  readonly looksLike: (value: number, unit: UnitSpec | undefined) => boolean;
  /** What was to be written. */
  readonly meant: (value: number) => number;
  readonly hint: (value: number) => string;
}

/** Slips of the pen that a number gives away; the first that would have been within the bounds is named. */
const slips: readonly Slip[] = [
  {
    looksLike: (value, unit) => Math.abs(value) <= 1 && unit?.kind === 'unit' && plainFactor(unit) === 0.01,
    meant: (value) => decimal(value * 100),
    hint: (value) => `; ${decimal(value * 100)} percent are written ${decimal(value * 100)}`,
  },
  {
    // Of a whole number the point of its thousands is told where it is read.
    looksLike: (value) => Math.abs(value) < 1000 && !Number.isInteger(value),
    meant: (value) => decimal(value * 1000),
    hint: (value) => `; ${decimal(value * 1000)} is written without points: what follows a point are decimals`,
  },
];
