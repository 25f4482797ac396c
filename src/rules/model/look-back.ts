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

/** The period that the question of an attribute asks about; undefined when it is all time, or today. */
export function lookBackIn({ lookBack }: Attribute, { values }: ParameterSet): LookBack | undefined {
  if (typeof lookBack !== 'object' || lookBack.unit?.kind !== 'unit') return undefined;
  const value = values.get(lookBack.name);
  return value?.kind === 'number'
    ? { value: value.value, unit: lookBack.unit.unit, parameter: lookBack.name }
    : undefined;
}
