import type { Located } from '../located.js';

/** The tree as JavaScript values, without places: what a JSON Schema checks and what examples keep. */
export function plain(located: Located): unknown {
  if (located.node === 'scalar') return located.value;
  if (located.node === 'list') return located.items.map(plain);
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, { value }] of located.entries) result[key] = plain(value);
  return result;
}
