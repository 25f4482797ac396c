import { byText } from '../text/by-text.js';

/**
 * A place in a rule or screen file; `file` is relative to the directory that was loaded. Line and column count from 1.
 */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /**
   * Of a text that a row of a pattern put together: where its pieces were written. Before the first, all stands here.
   */
  readonly pieces?: readonly Piece[];
  /** Of a text that is written as a block, or a place in one. */
  readonly block?: Block;
}

/** A text below `>` or `|`: the line of that sign, and where its lines stand. */
export interface Block {
  readonly line: number;
  readonly lines: readonly LineOfBlock[];
}

/** From its letter `from` on, a text stands at a place. */
export interface LineOfBlock {
  readonly from: number;
  readonly line: number;
  readonly column: number;
}

/** From its letter `from` on, a text stands at a place behind `skipped` letters of what is written there. */
export interface Piece {
  readonly from: number;
  readonly at: Position;
  readonly skipped: number;
}

/** The beginning of a line, or of a file: there stands what is said of all of it, or of a file that is not there. */
export const startOf = (file: string, line = 1): Position => ({ file, line, column: 1 });

/** The place of what nobody has written: it is never told. */
export const nowhere = startOf('');

/** Orders places by file, line and column. */
export const inFileOrder = (one: Position, other: Position): number =>
  byText(one.file, other.file) || one.line - other.line || one.column - other.column;

/** A place in a file as a text. */
export const placeOf = ({ file, line, column }: Position): string => `${file}:${line}:${column}`;
