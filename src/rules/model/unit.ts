import type { Words } from './words.js';

/**
 * An entry of the catalogue `units`. A number in the dimension's base unit is `number * factor + offset`. Units of the
 * dimensions `currency` and `currencyPerTime` name their currency by its word; exchange rates belong to the parameter
 * set.
 */
export interface Unit {
  readonly word: string;
  readonly id: number;
  readonly name: Words;
  readonly dimension: string;
  readonly factor: number;
  readonly offset: number;
  readonly currency?: string;
}

/**
 * A declared unit: one of the catalogue, or the parameter set's currency, or that currency per time unit
 * (`currency`, `currency/year`).
 */
export type UnitSpec =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'currency' }
  | { readonly kind: 'currencyPerTime'; readonly per: Unit };

/** The dimension a declared unit belongs to. */
export function dimensionOf(spec: UnitSpec): string {
  return spec.kind === 'unit' ? spec.unit.dimension : spec.kind;
}

/** A declared unit as it is written: `year`, `currency`, `currency/year`; plain numbers have `number`. */
export function unitWord(spec: UnitSpec | undefined): string {
  if (spec === undefined) return 'number';
  if (spec.kind === 'unit') return spec.unit.word;
  return spec.kind === 'currency' ? 'currency' : `currency/${spec.per.word}`;
}

/**
 * What one of this unit is as a plain number: 1 for plain numbers, a hundredth for percent (rule language, "Units,
 * money, dates": 0.6 is 60 percent); undefined for every other unit.
 */
export function plainFactor(spec: UnitSpec | undefined): number | undefined {
  if (spec === undefined) return 1;
  if (spec.kind !== 'unit') return undefined;
  if (dimensionOf(spec) === 'percent') return spec.unit.factor / 100;
  return dimensionOf(spec) === 'number' ? spec.unit.factor : undefined;
}
