import type { Span } from '../../../src/authoring/names/span.js';

/** A place and what is written there instead. */
export interface Change extends Span {
  readonly to: string;
}

/** A text with changes of its places; changes do not overlap. */
export function writtenOtherwise(text: string, changes: readonly Change[]): string {
  const ends = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const backwards = [...changes].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const { line, column, length, to } of backwards) {
    const before = ends[line - 1] ?? '';
    ends[line - 1] = before.slice(0, column - 1) + to + before.slice(column - 1 + length);
  }
  return ends.join('');
}
