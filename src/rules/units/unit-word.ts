import type { UnitSpec } from '../model/unit.js';

/** A declared unit as it is written: `year`, `currency`, `currency/year`; plain numbers have `number`. */
export function unitWord(spec: UnitSpec | undefined): string {
  if (spec === undefined) return 'number';
  if (spec.kind === 'unit') return spec.unit.word;
  return spec.kind === 'currency' ? 'currency' : `currency/${spec.per.word}`;
}
