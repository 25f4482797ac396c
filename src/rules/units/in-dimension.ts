import { type UnitSpec, dimensionOf } from '../model/unit.js';
import { plainFactor } from './plain-factor.js';

/** Whether two declared units belong to one dimension; percent and plain numbers do. */
export function inDimension(a: UnitSpec | undefined, b: UnitSpec | undefined): boolean {
  if (plainFactor(a) !== undefined || plainFactor(b) !== undefined)
    return plainFactor(a) !== undefined && plainFactor(b) !== undefined;
  return a !== undefined && b !== undefined && dimensionOf(a) === dimensionOf(b);
}
