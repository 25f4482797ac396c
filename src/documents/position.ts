/**
 * A place in a rule or screen file; `file` is relative to the directory that was loaded. Line and column count from 1.
 */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Of a text that a row of a pattern put together: where its pieces were written. Before the first, all stands here. */
  readonly pieces?: readonly Piece[];
}

/** From its letter `from` on, a text stands at a place behind `skipped` letters of what is written there. */
export interface Piece {
  readonly from: number;
  readonly at: Position;
  readonly skipped: number;
}

/** A place in a file as a text. */
export const placeOf = ({ file, line, column }: Position): string => `${file}:${line}:${column}`;
