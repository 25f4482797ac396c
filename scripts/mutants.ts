import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { draw } from './mutants/draw.js';
import { type Change, judge, untried, type Verdict } from './mutants/judge.js';
import { mutated, type Point, pointsOf } from './mutants/points.js';
import { Project } from './mutants/project.js';
import { ProjectCopy } from './mutants/project-copy.js';
import { Reach } from './mutants/reach.js';
import { goal, lineOf, report, shareNoticed } from './mutants/report.js';
import { entryOf, isSame, readSameMeanings, sameMeaningFile, staleEntries } from './mutants/same-meaning.js';
import { isModule } from './mutants/syntax.js';

/**
 * `npm run mutants -- [count] [seed] [path]`: would the tests notice a mistake? So many single points of the compiled
 * source (200 unless told) are changed, one at a time, in a copy, and the specs that execute the point are run. `path`
 * keeps to the TypeScript whose path starts so (`src/store/`), or to one line of it (`src/errors.ts:12`). Ends with 1
 * when fewer changes are noticed than the goal; those that mean the same do not count.
 */
const [, , count = '200', seed = String(Date.now() % 2 ** 31), path = 'src/'] = process.argv;
const [beginning = '', line] = path.split(':');
const kept = resolve('.cache', 'mutants');
const directory = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')));
// Tests start the service as a user who may write nothing, but must get at it.
chmodSync(directory, 0o755);
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error(`ended by ${signal}`);
    process.exit(130);
  });
}

// Who goes on working meanwhile changes nothing here.
const project = new Project(ProjectCopy.make(resolve(), join(directory, 'original')).directory);
const copies = Array.from({ length: availableParallelism() }, (_, index) =>
  ProjectCopy.make(project.directory, join(directory, String(index))),
);
const reach = await measuredReach();
const same = readSameMeanings(project.directory);
const verdicts = await judgeAll();
console.log(`\n${report(verdicts)}`);
keepMissed();
tellStale();
if (shareNoticed(verdicts) < goal) process.exitCode = 1;

async function measuredReach(): Promise<Reach> {
  const found = new Reach(project, kept);
  const unknown = found.unknown();
  const started = performance.now();
  await shareOut(unknown, (spec, copy) => found.measure(spec, copy));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${project.specs().length} specs, ${unknown.length} of them run by themselves for what they execute: ${seconds} s`,
  );
  for (const [spec, why] of found.failed())
    console.log(`  not used, since it fails without any change: ${spec} (${why})`);
  return found;
}

async function judgeAll(): Promise<readonly Verdict[]> {
  const points = project.sources().flatMap(pointsIn);
  const meant = points.filter(isMeant);
  const drawn = draw(meant, Number(count), Number(seed), (point) => isModule(mutated(project.code(point.file), point)));
  console.log(`${drawn.length} of ${meant.length} points of ${path}, seed ${seed}`);
  const judged: Verdict[] = [];
  await shareOut(drawn, async (point, copy) => {
    const change = changeAt(point);
    const known = same.find((each) => isSame(each, entryOf(change)));
    const verdict = known ? untried(change, known.reason) : await judge(change, project, copy, reach);
    judged.push(verdict);
    console.log(`${String(judged.length).padStart(5)}  ${lineOf(verdict)}`);
  });
  return judged;
}

function pointsIn(file: string): readonly Point[] {
  return pointsOf(file, project.code(file));
}

function changeAt(point: Point): Change {
  return { point, place: project.place(point.file, point.edit.start) };
}

function isMeant({ file, edit }: Point): boolean {
  if (!file.startsWith(beginning.replace(/\.ts$/, '.js'))) return false;
  return line === undefined || project.place(file, edit.start).line === Number(line);
}

/** Works on as many things at a time as there are copies, one in each. */
async function shareOut<T>(things: readonly T[], work: (thing: T, copy: ProjectCopy) => Promise<void>): Promise<void> {
  const waiting = things.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const thing of waiting) await work(thing, copy);
    }),
  );
}

/** As entries for the file of those that mean the same, for whoever finds that one does. */
function keepMissed(): void {
  const missed = verdicts.filter(({ outcome }) => outcome === 'not noticed');
  if (missed.length === 0) return;
  const file = join(kept, 'not-noticed.json');
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, `${JSON.stringify(missed.map(entryOf), null, 2)}\n`);
  console.log(`${file} has those not noticed as entries for ${sameMeaningFile}, in case one means the same`);
}

function tellStale(): void {
  const sources = project.sources();
  const stale = staleEntries(same, (source) =>
    sources.filter((file) => file === source.replace(/ts$/, 'js')).flatMap((file) => pointsIn(file).map(changeAt)),
  );
  for (const { file, line } of stale)
    console.log(`${sameMeaningFile} names what is not there any more: ${file}: ${line}`);
}
