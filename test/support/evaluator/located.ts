import type { Located } from '../../../src/documents/located.js';

/** What tests write instead of YAML: plain values; texts that begin with a digit count as quoted. */
export type Written = string | number | boolean | null | readonly Written[] | { readonly [key: string]: Written };

/** A plain value as the loader would read it; every place is a line of its own, counted in reading order from 1. */
export function locate(value: Written): Located {
  let line = 0;
  const next = (): { file: string; line: number; column: number } => ({ file: 'test.yaml', line: ++line, column: 1 });
  const walk = (part: Written): Located => {
    const at = next();
    if (Array.isArray(part)) return { node: 'list', items: part.map(walk), at };
    if (part === null || typeof part !== 'object')
      return { node: 'scalar', value: part, quoted: typeof part === 'string' && /^\d/.test(part), at };
    const entries = Object.entries(part as Record<string, Written>).map(
      ([key, inner]) => [key, { keyAt: next(), value: walk(inner) }] as const,
    );
    return { node: 'map', entries: new Map(entries), at };
  };
  return walk(value);
}
