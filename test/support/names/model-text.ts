import { Cursor } from '../../../src/documents/cursor.js';
import { plain } from '../../../src/documents/structure/plain.js';

/**
 * A loaded model as a text: everything in it, in order, what stands twice named by its number; of places only file and
 * line, because columns move when a name before them is longer.
 */
export function modelText(model: unknown): string {
  const numbers = new Map<object, number>();
  const out: string[] = [];
  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      if (typeof value !== 'function') out.push(JSON.stringify(value) ?? 'undefined');
      return;
    }
    if (value instanceof Cursor) return void out.push(value.node ? JSON.stringify(plain(value.node)) : 'nothing');
    const known = numbers.get(value);
    if (known !== undefined) return void out.push(`#${known}`);
    numbers.set(value, numbers.size);
    const entries = value instanceof Map || value instanceof Set ? [...value.entries()] : Object.entries(value);
    out.push('{');
    for (const [key, member] of entries) {
      if (key === 'column' || key === 'pieces' || key === 'table') continue;
      write(key);
      write(member);
    }
    out.push('}');
  };
  write(model);
  return out.join('\n');
}
