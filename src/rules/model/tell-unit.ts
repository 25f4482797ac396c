import type { Findings } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';

/** Tells the units that a word names: itself, or the unit of time in `currency/<unit>`. */
export function tellUnit(word: string, at: Position, { names }: Findings): void {
  const [before, per] = word.split('/');
  if (before !== 'currency') names?.mention({ kind: 'code', owner: 'units', name: word, at });
  else if (per !== undefined)
    names?.mention({ kind: 'code', owner: 'units', name: per, at, from: word.length - per.length });
}
