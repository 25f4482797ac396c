import type { Block, LineOfBlock } from '../position.js';

/** A line of a file, however it ends. */
const lineOfFile = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;

/**
 * Where the lines of a text stand that is written as a block, below `>` or `|`: what yaml folds stays in its order.
 *
 * @param begin where the sign stands in the whole text, in which line
 */
export function blockOf(text: string, begin: number, line: number, value: string): Block {
  const lines: LineOfBlock[] = [];
  lineOfFile.lastIndex = begin;
  lineOfFile.exec(text);
  for (let [from, at] = [0, line + 1]; lineOfFile.lastIndex < text.length; at++) {
    const written = lineOfFile.exec(text)?.[1] ?? '';
    const content = written.trim();
    while (/\s/.test(value[from] ?? '')) from++;
    if (from === value.length) break;
    if (content === '') continue;
    lines.push({ from, line: at, column: written.indexOf(content) + 1 });
    from += content.length;
  }
  return { line, lines };
}
