import type { Position } from '../../../documents/position.js';

/** Whether something of a loaded model says only where it is written. */
export function isPosition(value: object): value is Position {
  return 'file' in value && 'line' in value && 'column' in value;
}
