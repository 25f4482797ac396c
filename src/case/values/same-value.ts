import type { Value } from './value.js';

/** Whether two stored values are the same; the locale of a keyed value belongs to its name, not to the answer. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  switch (a.kind) {
    case 'string':
      return b.kind === 'string' && a.value === b.value;
    case 'number':
      return b.kind === 'number' && a.value === b.value && a.unit === b.unit;
    case 'reference':
      return b.kind === 'reference' && a.id === b.id;
    case 'keyed':
      return b.kind === 'keyed' && a.key === b.key;
    case 'date':
      return b.kind === 'date' && a.year === b.year && a.month === b.month && a.day === b.day;
  }
}
