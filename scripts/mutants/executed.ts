import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What was executed of compiled files, by their names: where runs of executed characters start and end, by turns. */
export type Executed = Readonly<Record<string, readonly number[]>>;

/** A file that V8 writes when a process with NODE_V8_COVERAGE ends. */
interface Coverage {
  readonly result: readonly Script[];
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Reads what V8 wrote into a directory about the files in a project's `dist`, and removes it. */
export function takeExecuted(coverage: string, project: string): Executed {
  const base = `${pathToFileURL(join(project, 'dist')).href}/`;
  const painted = new Map<string, Uint8Array>();
  for (const name of readdirSync(coverage)) {
    for (const { url, functions } of readCoverage(join(coverage, name))) {
      if (!url.startsWith(base)) continue;
      const file = url.slice(base.length);
      const one = paint(functions.flatMap(({ ranges }) => ranges));
      const known = painted.get(file);
      painted.set(file, known ? one.map((executed, offset) => executed | (known[offset] ?? 0)) : one);
    }
  }
  rmSync(coverage, { recursive: true });
  return Object.fromEntries([...painted].map(([file, each]) => [file, runsOf(each)]));
}

export function isExecuted(runs: readonly number[] | undefined, offset: number): boolean {
  if (runs === undefined) return false;
  return runs.findLastIndex((edge) => edge <= offset) % 2 === 0;
}

/** Nothing when the process was ended while it wrote. */
function readCoverage(path: string): readonly Script[] {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as Coverage).result;
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * For each character whether the innermost range around it was executed: a range stands within another or beside it.
 */
function paint(ranges: readonly Range[]): Uint8Array {
  const painted = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset)));
  const size = ({ startOffset, endOffset }: Range): number => endOffset - startOffset;
  for (const range of ranges.toSorted((one, other) => size(other) - size(one))) {
    painted.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset);
  }
  return painted;
}

function runsOf(painted: Uint8Array): readonly number[] {
  const edges: number[] = [];
  for (let offset = 0, before = 0; offset <= painted.length; offset++) {
    const now = painted[offset] ?? 0;
    if (now !== before) edges.push(offset);
    before = now;
  }
  return edges;
}
