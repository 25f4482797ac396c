import type { Position } from '../../documents/position.js';
import type { Told } from './name-log.js';

/**
 * Where a name stands, letter by letter. Line and column count from 1; `file` begins with the name of its directory, as
 * in findings.
 */
export interface Span {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The lines of a file, by its name. */
export type LinesOf = (file: string) => readonly string[];

/** The letters of a naming in its file; undefined when they do not stand there as they are. */
export function spanOf(told: Told, linesOf: LinesOf): Span | undefined {
  const { at, skipped } = placeOf(told);
  const file = `${told.root}/${at.file}`;
  const lines = linesOf(file);
  const line = lines[at.line - 1] ?? '';
  const begin = at.column - 1 + skipped;
  const isQuoted = quotes.includes(line.charAt(at.column - 1));
  for (const index of isQuoted ? [begin + 1, begin] : [begin])
    if (line.startsWith(told.name, index) && isReadBefore(line, index, told))
      return { file, line: at.line, column: index + 1, length: told.name.length };
  return told.text === undefined ? undefined : searched(told, told.text, file, lines);
}

const quotes = ['"', "'"];

/** Whether what stands in front of a place is what is read there: an escape moves what follows it. */
const isReadBefore = (line: string, index: number, { at, text, from = 0 }: Told): boolean =>
  text === undefined || at.pieces !== undefined || line.slice(index - from, index) === text.slice(0, from);

/** Where the text begins of which the name is a part, and how much of it stands before the name. */
function placeOf({ at, from = 0 }: Told): { readonly at: Position; readonly skipped: number } {
  const piece = at.pieces?.findLast((each) => each.from <= from);
  return piece ? { at: piece.at, skipped: piece.skipped + from - piece.from } : { at, skipped: from };
}

/** In a text with escapes or over several lines, the name stands there as often before as in what is read. */
function searched(
  { at, name, from = 0 }: Told,
  text: string,
  file: string,
  lines: readonly string[],
): Span | undefined {
  let before = text.slice(0, from).split(name).length - 1;
  for (let index = at.line - 1; index < lines.length; index++) {
    const line = lines[index] as string;
    for (let start = index === at.line - 1 ? at.column - 1 : 0; ; start++) {
      start = line.indexOf(name, start);
      if (start < 0) break;
      if (before-- === 0) return { file, line: index + 1, column: start + 1, length: name.length };
    }
  }
  return undefined;
}
