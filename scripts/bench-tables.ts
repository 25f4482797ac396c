import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

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

/** On what was measured, and when. */
export const onThisMachine = (): string =>
  `On ${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version.slice(1)}, ${new Date().toISOString().slice(0, 10)}`;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const whole = (value: number | undefined): string => Math.round(value ?? Number.NaN).toLocaleString('en');

export const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;

/** The median, with the least and the most: `1,200 a second (900 to 1,300)`. */
export const spread = (values: readonly number[], unit = ''): string =>
  `${whole(median(values))}${unit && ` ${unit}`} (${whole(sorted(values)[0])} to ${whole(sorted(values).at(-1))})`;
