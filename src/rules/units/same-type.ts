import type { FactType } from '../model/expression.js';
import { dimensionOf, plainFactor, type UnitSpec } from '../model/unit.js';

/** Whether two declared units belong to one dimension; percent and plain numbers do. */
export function inDimension(a: UnitSpec | undefined, b: UnitSpec | undefined): boolean {
  if (plainFactor(a) !== undefined || plainFactor(b) !== undefined)
    return plainFactor(a) !== undefined && plainFactor(b) !== undefined;
  return a !== undefined && b !== undefined && dimensionOf(a) === dimensionOf(b);
}

/** Whether values of the two types can be compared: kind, catalogue or words, and dimension are the same. */
export function sameType(a: FactType, b: FactType): boolean {
  if (a.kind === 'number' || a.kind === 'range') return a.kind === b.kind && inDimension(a.unit, b.unit);
  if (a.kind === 'list') return b.kind === 'list' && sameType(a.of, b.of);
  if (a.kind === 'code') return b.kind === 'code' && a.catalogue === b.catalogue;
  if (a.kind === 'word') return b.kind === 'word' && b.values.every((word) => a.values.includes(word));
  return a.kind === b.kind;
}
