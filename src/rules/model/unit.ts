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
