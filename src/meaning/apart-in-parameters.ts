import type { Cursor } from '../documents/cursor.js';
import { plain } from '../documents/structure/plain.js';
import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import type { Example } from '../rules/model/example.js';

/** So many others that give a parameter alike show that one which gives it otherwise does not stand beside them. */
const leastAlike = 2;

/** The one example that gives a parameter otherwise than all others of its rule or fact that give it. */
export interface ApartInParameter {
  readonly example: Example;
  /** What is told of it. */
  readonly message: string;
}

/** Undefined: all give each parameter alike, or several give it otherwise. */
export function apartInParameters(examples: readonly Example[]): ApartInParameter | undefined {
  const giving = new Map<string, Map<string, Example[]>>();
  for (const example of examples)
    for (const [key, cursor] of (example.given as Cursor).members) {
      if (!key.startsWith('csp.')) continue;
      const ofKey = remembered(giving, key, () => new Map<string, Example[]>());
      append(ofKey, JSON.stringify(cursor.node && plain(cursor.node)), example);
    }
  for (const [key, values] of giving) {
    const [one, most, ...more] = [...values].toSorted(([, a], [, b]) => a.length - b.length);
    if (!one || !most || more.length > 0 || one[1].length > 1 || most[1].length < leastAlike) continue;
    const [example] = one[1] as [Example];
    return { example, message: `this one gives ${key} ${one[0]}, and ${most[1].length} others ${most[0]}` };
  }
  return undefined;
}
