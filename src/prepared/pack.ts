import { serialize } from 'node:v8';
import { CsvTable } from '../documents/csv/csv-table.js';
import { Cursor } from '../documents/cursor.js';
import type { Packed } from './unpack.js';

/**
 * Loaded rules and screens as bytes: what they say, without what only checks and examples need (the trees and tables
 * of the files, and the functions that find a place in them). What is shared stays shared, circles too.
 * @throws Error (DataCloneError) for what cannot be written: then they are loaded from their files each time.
 */
export function pack(root: unknown): Buffer {
  const copies = new Map<object, unknown>();
  const bare: object[] = [];
  const open: (() => void)[] = [];

  function copyOf(value: unknown): unknown {
    if (typeof value === 'function' || value instanceof Cursor || value instanceof CsvTable) return undefined;
    if (typeof value === 'string') return narrow(value);
    if (typeof value !== 'object' || value === null) return value;
    const present = copies.get(value);
    if (present !== undefined) return present;
    const copy: object =
      value instanceof Map ? new Map() : value instanceof Set ? new Set() : Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    if (Object.getPrototypeOf(value) === null) bare.push(copy);
    // Later, so that the depth of the data does not matter.
    open.push(() => fill(copy, value));
    return copy;
  }

  function fill(copy: object, value: object): void {
    if (value instanceof Map)
      for (const [key, each] of value) (copy as Map<unknown, unknown>).set(copyOf(key), copyOf(each));
    else if (value instanceof Set) for (const each of value) (copy as Set<unknown>).add(copyOf(each));
    else if (Array.isArray(value)) for (const each of value) (copy as unknown[]).push(copyOf(each));
    else
      for (const [key, each] of Object.entries(value)) {
        const copied = copyOf(each);
        if (copied !== undefined || each === undefined)
          Object.defineProperty(copy, key, { value: copied, enumerable: true, writable: true, configurable: true });
      }
  }

  const packed: Packed = { root: copyOf(root), bare };
  for (let next = open.pop(); next; next = open.pop()) next();
  return serialize(packed);
}

/**
 * The same text in one byte a letter, where that is enough: what was cut out of a file with wider letters is as wide as
 * the file, and so would every answer be in which it stands.
 */
const narrow = (text: string): string =>
  /[\u0100-\uffff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
