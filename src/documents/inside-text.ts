import type { Position } from './position.js';

/**
 * The place of a letter, counted from 0, inside a text in quotes that begins at `at`; that of the text when undefined.
 */
export const insideText = (at: Position, offset: number | undefined): Position =>
  offset === undefined ? at : { ...at, column: at.column + 1 + offset };
