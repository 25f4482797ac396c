import type { Attribute } from './attribute.js';
import type { ParameterSet } from './rule-set.js';
import type { Unit } from './unit.js';

/** A period before today, as a parameter gives it. */
export interface LookBack {
  readonly value: number;
  /** Of time. */
  readonly unit: Unit;
  /** The name of the parameter. */
  readonly parameter: string;
}

/** The years that an attribute is called after: five of `…Last5Years`, one of `…LastYear`. */
export function yearsCalled({ fact }: Attribute): number | undefined {
  const [, years] = /Last(\d{0,2})Years?$/.exec(fact) ?? [];
  return years === undefined ? undefined : Number(years || 1);
}

/** So many of them are a year. */
const inYear: Readonly<Record<string, number>> = { year: 1, month: 12 };

/** A period in years; undefined of one in weeks or days. */
export function yearsOf({ value, unit }: LookBack): number | undefined {
  const perYear = inYear[unit.word];
  return perYear === undefined ? undefined : value / perYear;
}

/** The period that the question of an attribute asks about; undefined when it is all time, or today. */
export function lookBackIn({ lookBack }: Attribute, { values }: ParameterSet): LookBack | undefined {
  if (typeof lookBack !== 'object' || lookBack.unit?.kind !== 'unit') return undefined;
  const value = values.get(lookBack.name);
  return value?.kind === 'number'
    ? { value: value.value, unit: lookBack.unit.unit, parameter: lookBack.name }
    : undefined;
}
