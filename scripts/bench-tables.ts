import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/performance.md';

/**
 * Prints lines of figures and writes them into their part of docs/performance.md, which is marked by its name. @throws
 * Error when the document has no such part
 */
export function writeFigures(part: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  console.log(`${text}\n`);
  const [begin, end] = [`<!-- ${part}: written by npm run bench -->`, `<!-- /${part} -->`];
  const before = readFileSync(document, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no part "${part}"`);
  writeFileSync(document, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}
