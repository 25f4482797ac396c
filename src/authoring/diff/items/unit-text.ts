import { unitBehind, type UnitSpec } from '../../../rules/model/unit.js';

/**
 * A unit as it stands behind so many: `1 year`, `18 years`; money is in `currency`, which each parameter set has its
 * own of.
 */
export function unitText(spec: UnitSpec, count = 2): string {
  if (spec.kind === 'currency') return 'currency';
  if (spec.kind === 'currencyPerTime') return `currency per ${unitBehind(1, spec.per, 'en')}`;
  return unitBehind(count, spec.unit, 'en');
}
