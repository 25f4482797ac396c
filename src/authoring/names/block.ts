import { Cursor } from '../../documents/cursor.js';
import { Findings } from '../../documents/findings/findings.js';
import { loadYaml } from '../../documents/yaml/yaml.js';
import type { LinesOf, Span } from './span.js';

/**
 * What is written under a key: its line and those that are indented behind it, without blanks in front and without
 * examples.
 */
export function blockOf({ file, line }: Pick<Span, 'file' | 'line'>, linesOf: LinesOf): readonly string[] {
  const lines = linesOf(file);
  const indent = indentOf(lines[line - 1] as string);
  const block = lines.slice(line - 1, endOfBlock(lines, line - 1)).map((each) => each.slice(indent).trimEnd());
  const examples = block.findIndex((each) => /^ +examples:/.test(each));
  return (examples < 0 ? block : block.slice(0, examples)).filter((each) => each !== '');
}

/** The `meaning` that stands under a key. */
export function meaningAt(at: Pick<Span, 'file' | 'line'>, linesOf: LinesOf): string | undefined {
  if (at.file.endsWith('.csv')) return undefined;
  const located = loadYaml(blockOf(at, linesOf).join('\n'), at.file, new Findings());
  const [[, entry] = []] = located ? new Cursor(located, located.at).members : [];
  return entry?.member('meaning').text;
}

/** The line behind what is indented under a line; both count from 0. */
export function endOfBlock(lines: readonly string[], first: number): number {
  const indent = indentOf(lines[first] as string);
  const end = lines.findIndex((line, index) => index > first && line.trim() !== '' && indentOf(line) <= indent);
  return end < 0 ? lines.length : end;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
