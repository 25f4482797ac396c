import { Gap } from '../values/gap.js';
import type { Program } from '../program/program.js';
import type { Unit } from '../model/unit.js';
import type { Attribute } from '../model/attribute.js';

/** What a number may be, in a unit: inclusive bounds, and how many decimals it may have. */
export interface NumberBounds {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly decimals: number;
}

/**
 * The bounds of a number attribute in one of its units. Lengths, masses, durations are converted from the declared
 * unit. Money is not: its bounds limit the number that is stored, whatever the currency or the time unit, so that no
 * exchange rate decides what a caller may send.
 */
export function boundsInUnit(program: Program, attribute: Attribute, unit: Unit): NumberBounds {
  const { minimum, maximum } = program.bounds(attribute);
  const decimals = attribute.decimals ?? 0;
  const declared = program.unitFor(attribute.unit);
  if (declared.id === unit.id || unit.dimension.startsWith('currency')) return { minimum, maximum, decimals };
  const inUnit = (value: number | undefined): number | undefined => {
    const converted = value === undefined ? undefined : program.convert(value, declared, { kind: 'unit', unit });
    return converted instanceof Gap ? undefined : converted;
  };
  const finer = Math.max(0, Math.ceil(Math.log10(unit.factor / declared.factor) - 1e-9));
  return { minimum: inUnit(minimum), maximum: inUnit(maximum), decimals: decimals + finer };
}

/** A text that declares no length of its own. */
const longestText = 2000;

/** How many code points a text attribute may have. */
export function attributeLengths({ minimumLength, maximumLength }: Attribute): {
  readonly minimum: number;
  readonly maximum: number;
} {
  return { minimum: minimumLength ?? 0, maximum: maximumLength ?? longestText };
}

/** Digits behind the point in the shortest writing of a number. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
