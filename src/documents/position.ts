/**
 * A place in a rule or screen file; `file` is relative to the directory that was loaded. Line and column count from 1.
 */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
