import { commonLines } from './common-lines.js';
import type { FileChange } from './file-change.js';

const around = 3;

/** What changes, as a unified diff that `git apply` takes; empty when nothing does. */
export function patchOf(changes: readonly FileChange[]): string {
  return changes
    .filter(({ before, after }) => before !== after)
    .map(({ file, before, after }) => {
      const head = `--- ${before === undefined ? '/dev/null' : `a/${file}`}\n+++ b/${file}\n`;
      return head + hunks(linesOf(before ?? ''), linesOf(after)).join('');
    })
    .join('');
}

/** Lines with their ends: a last line without one is another line than with it. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

function hunks(before: readonly string[], after: readonly string[]): readonly string[] {
  const lines = compared(before, after);
  const shown = new Set<number>();
  lines.forEach(({ sign }, index) => {
    if (sign !== ' ') for (let near = index - around; near <= index + around; near++) shown.add(near);
  });
  const result: string[] = [];
  let [oldLine, newLine] = [1, 1];
  for (let index = 0; index < lines.length; ) {
    if (!shown.has(index)) {
      // What is not shown is in both.
      [oldLine, newLine, index] = [oldLine + 1, newLine + 1, index + 1];
      continue;
    }
    const part: Line[] = [];
    for (let line = lines[index]; line && shown.has(index); line = lines[++index]) part.push(line);
    const [olds, news] = ['+', '-'].map((other) => part.filter(({ sign }) => sign !== other).length) as [
      number,
      number,
    ];
    const start = (line: number, count: number): number => (count === 0 ? line - 1 : line);
    result.push(
      `@@ -${start(oldLine, olds)},${olds} +${start(newLine, news)},${news} @@\n${part.map(written).join('')}`,
    );
    [oldLine, newLine] = [oldLine + olds, newLine + news];
  }
  return result;
}

const written = ({ sign, text }: Line): string =>
  text.endsWith('\n') ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`;

/** Lines that both have, and between them those that go before those that come. */
function compared(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let [from, first] = [0, 0];
  const until = (to: number, end: number): void => {
    lines.push(...before.slice(from, to).map((text): Line => ({ sign: '-', text })));
    lines.push(...after.slice(first, end).map((text): Line => ({ sign: '+', text })));
  };
  for (const [index, place] of commonLines(before, after)) {
    until(index, place);
    lines.push({ sign: ' ', text: before[index] ?? '' });
    [from, first] = [index + 1, place + 1];
  }
  until(before.length, after.length);
  return lines;
}
