import type { Position } from './position.js';

/**
 * The place of a letter, counted from 0, inside a text in quotes or in a block that begins at `at`; that of the text
 * when undefined.
 */
export const insideText = (at: Position, offset: number | undefined): Position =>
  offset === undefined ? at : (insideBlock(at, offset) ?? { ...at, column: at.column + 1 + offset });

/** The place of a letter inside a text that is written as a block; undefined: it is none. */
export function insideBlock(at: Position, offset: number): Position | undefined {
  const line = at.block?.lines.findLast(({ from }) => from <= offset);
  return line && { ...at, line: line.line, column: line.column + offset - line.from };
}
