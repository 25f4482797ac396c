import type { Position } from '../../documents/position.js';
import type { Example } from '../../rules/model/example.js';

/** Examples to be written below those that a rule, a fact or a test has. */
export interface NewExamples {
  /** Where the rule, fact or test begins, and its examples so far. */
  readonly at: Position;
  readonly examples: readonly Example[];
  /** Each on one line, without the dash. */
  readonly texts: readonly string[];
}

/**
 * The text of a YAML file with more examples, everything else as it was. Examples that stand in one line with their key
 * have no line below which others could stand: an Error says so.
 */
export function insertExamples(text: string, additions: readonly NewExamples[]): string {
  const lines = text.split('\n');
  const places = additions.map((addition) => ({ ...placeOf(lines, addition), texts: addition.texts }));
  // From below: what is inserted moves nothing that is still to come.
  for (const { below, indent, heading, texts } of [...places].sort((a, b) => b.below - a.below))
    lines.splice(below, 0, ...heading, ...texts.map((each) => `${indent}- ${each}`));
  return lines.join('\n');
}

interface Place {
  /** So many lines stand above. */
  readonly below: number;
  readonly indent: string;
  readonly heading: readonly string[];
}

function placeOf(lines: readonly string[], { at, examples }: NewExamples): Place {
  const last = examples.at(-1);
  if (!last) {
    const indent = ' '.repeat(at.column + 1);
    return { below: endOf(lines, at.line, at.column - 1), indent: `${indent}  `, heading: [`${indent}examples:`] };
  }
  const line = lines[last.at.line - 1] ?? '';
  const indent = indentOf(line);
  if (line[indent] !== '-')
    throw new Error(
      `${last.at.file}:${last.at.line}: write each example on a line of its own, with a dash, to have others below`,
    );
  return { below: endOf(lines, last.at.line, indent), indent: ' '.repeat(indent), heading: [] };
}

/**
 * Where what begins in a line ends: before the next line that is not further in; empty lines and comments belong to
 * what follows.
 */
function endOf(lines: readonly string[], line: number, indent: number): number {
  let end = line;
  for (let next = line; next < lines.length; next++) {
    const text = lines[next] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) <= indent) break;
    if (!text.trimStart().startsWith('#')) end = next + 1;
  }
  return end;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
