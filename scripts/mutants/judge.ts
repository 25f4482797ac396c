import { mutated, type Point } from './points.js';
import type { Place, Project } from './project.js';
import type { ProjectCopy } from './project-copy.js';
import type { Reach } from './reach.js';
import { runSpecs, type SpecRun } from './run-specs.js';

/** A change of the code, and where the TypeScript has what is changed. */
export interface Change {
  readonly point: Point;
  readonly place: Place;
}

/** What the tests said to one change. */
export interface Verdict extends Change {
  /**
   * `hung` is noticed too; `same` was not tried, since it is known to mean the same, `not asked` neither, since the
   * specs that could say so lack what they need.
   */
  readonly outcome: 'noticed' | 'hung' | 'not noticed' | 'same' | 'not asked';
  /** The test that noticed, why the change means the same, or what is lacking. */
  readonly by: string;
  /** The specs that execute the point. */
  readonly specs: readonly string[];
  /** Tests that failed once, but not again by themselves: they say nothing. */
  readonly wavering: readonly string[];
  readonly milliseconds: number;
}

/** The specs that likely notice go first, by themselves: most changes need no others, and others take time to load. */
const firstMilliseconds = 8000;
const growth = 8;
/** A run in which so long no test ends, beside that many times the longest spec, does not end. */
const patience = { milliseconds: 60_000, times: 5 };

/** Makes the change in a copy, runs the specs that execute it up to the first that fails, and takes it back. */
export async function judge(
  { point, place }: Change,
  project: Project,
  copy: ProjectCopy,
  reach: Reach,
): Promise<Verdict> {
  const specs = reach.specsOf(point);
  const wavering: string[] = [];
  const started = performance.now();
  const verdict = (outcome: Verdict['outcome'], by: string): Verdict => {
    return { point, place, outcome, by, specs, wavering, milliseconds: performance.now() - started };
  };
  const milliseconds = (spec: string): number => reach.milliseconds(spec);
  const run = (some: readonly string[]): Promise<SpecRun> => {
    const longest = Math.max(...some.map(milliseconds));
    return runSpecs(copy, some, { patience: patience.milliseconds + patience.times * longest });
  };
  const lacking = specs.length === 0 ? reach.lacking(point.file) : undefined;
  if (lacking !== undefined) return verdict('not asked', `it needs ${lacking}`);
  const code = project.code(point.file);
  copy.write(point.file, mutated(code, point));
  try {
    for (const batch of inBatches(specs, milliseconds)) {
      const { outcome, by } = await runSurely(batch, run, wavering);
      if (outcome !== 'passed') return verdict(outcome === 'hung' ? 'hung' : 'noticed', by);
    }
    return verdict('not noticed', '');
  } finally {
    copy.write(point.file, code);
  }
}

/**
 * As `run`, but for a test that fails no more when its spec is run by itself: it is taken down, and the specs after it
 * are run.
 */
async function runSurely(
  specs: readonly string[],
  run: (specs: readonly string[]) => Promise<SpecRun>,
  wavering: string[],
): Promise<SpecRun> {
  const first = await run(specs);
  if (first.outcome !== 'failed' || first.spec === undefined) return first;
  const again = await run([first.spec]);
  if (again.outcome !== 'passed') return again;
  wavering.push(first.by);
  const after = specs.slice(specs.indexOf(first.spec) + 1);
  return after.length > 0 ? runSurely(after, run, wavering) : again;
}

/** The verdict on a change that is known to mean the same. */
export const untried = (change: Change, reason: string): Verdict => ({
  ...change,
  outcome: 'same',
  by: reason,
  specs: [],
  wavering: [],
  milliseconds: 0,
});

/** In their order; each batch takes a multiple of the time of the one before. */
function inBatches(specs: readonly string[], milliseconds: (spec: string) => number): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = 0;
  for (const spec of specs) {
    if (room <= 0) room = firstMilliseconds * growth ** (batches.push([]) - 1);
    batches.at(-1)?.push(spec);
    room -= milliseconds(spec);
  }
  return batches;
}
