import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { reportCrossed } from '../draft/crossed.js';
import type { NumberBounds } from '../../model/number-bounds.js';

export const boundKeys = ['minimum', 'maximum', 'step'] as const;

/** The bounds of a declared number; undefined without any. With codes and words they are findings. */
export function readBounds(declared: Cursor, findings: Findings): NumberBounds | undefined {
  const given = boundKeys.flatMap((key) => {
    const member = declared.member(key);
    return member.number === undefined ? [] : [[key, member.number] as const];
  });
  if (given.length === 0) return undefined;
  const other = ['catalogue', 'valuesOf'].find((key) => declared.member(key).present);
  for (const [key] of other === undefined ? [] : given)
    findings.error(declared.member(key).at, 'surplus-key', `${key} goes with numbers, not with ${other}`);
  const bounds: NumberBounds = Object.fromEntries(given);
  reportCrossed(declared, bounds, ['minimum', 'maximum'], findings);
  return bounds;
}
