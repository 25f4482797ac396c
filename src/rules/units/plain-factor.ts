import { type UnitSpec, dimensionOf } from '../model/unit.js';

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
