import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from './digest.js';
import { type Executed, isExecuted, takeExecuted } from './executed.js';
import { Nearness } from './nearness.js';
import { thingNeededBy } from '../specs.js';
import type { Point } from './points.js';
import type { Project } from './project.js';
import type { ProjectCopy } from './project-copy.js';
import { runSpecs } from './run-specs.js';

/**
 * What a spec that was run by itself did, kept until the tests that it executes change, or which files of source there
 * are. Of source that is another now it is taken for granted that the spec executes all that it loads: more specs are
 * run than need be, and what it executes only now may be told as not noticed, but nothing as noticed that is not.
 */
interface Measured {
  readonly surroundings: string;
  /** Of the names of all source. */
  readonly sources: string;
  readonly digests: Readonly<Record<string, string>>;
  readonly executed: Executed;
  readonly milliseconds: number;
  /** Why it failed, on code that nobody has changed. */
  readonly failed?: string;
}

/** Settings without which some specs fail. */
const needed = ['MONGODB_URI', 'MONGODB_SERVER', 'CHROMIUM'];
const patience = 600_000;
/** From the first character on. */
const whole = [0];
/** That of a spec which does no more than load the file, beside 1 for one that executes most of it. */
const leastChance = 0.05;

/** Which specs execute which code: each spec was run by itself, once. */
export class Reach {
  readonly #measured = new Map<string, Measured>();
  readonly #surroundings = [process.version, ...needed.filter((name) => process.env[name])].join(' ');
  readonly #kept: string;
  readonly #sources: string;
  #nearness: Nearness | undefined;

  /** `kept`: the directory in which a measurement outlasts this process. */
  constructor(
    private readonly project: Project,
    kept: string,
  ) {
    this.#kept = join(kept, 'reach');
    this.#sources = digestOf(project.sources().join(' '));
  }

  /** The specs that must be run since there is no measurement of them, or none that holds. */
  unknown(): readonly string[] {
    return this.project.specs().filter((spec) => {
      const known = this.#read(spec);
      if (known) this.#measured.set(spec, known);
      return known === undefined;
    });
  }

  async measure(spec: string, copy: ProjectCopy): Promise<void> {
    const coverage = join(copy.temporary, '..', 'coverage');
    mkdirSync(coverage);
    // Tests start the service as another user, too.
    chmodSync(coverage, 0o777);
    const run = await runSpecs(copy, [spec], { coverage, patience });
    const executed = takeExecuted(coverage, copy.directory);
    const digests = [spec, ...Object.keys(executed)].map((file) => [file, this.project.digest(file) ?? ''] as const);
    const measured: Measured = {
      surroundings: this.#surroundings,
      sources: this.#sources,
      digests: Object.fromEntries(digests),
      executed: Object.fromEntries(Object.entries(executed).filter(([file]) => file.startsWith('src/'))),
      milliseconds: run.milliseconds,
      ...(run.outcome !== 'passed' && { failed: run.by }),
    };
    this.#measured.set(spec, measured);
    // One that failed is tried again the next time.
    if (run.outcome === 'passed') this.#write(spec, measured);
  }

  /**
   * The specs that execute the point; those first that take little time for the chance that they notice a change there.
   * One that fails anyway is not among them.
   */
  specsOf({ file, edit }: Point): readonly string[] {
    this.#nearness ??= new Nearness(
      this.project,
      new Map([...this.#measured].map(([spec, { executed }]) => [spec, executed])),
    );
    const near = this.#nearness;
    const at = edit.reachedAt ?? edit.start;
    return [...this.#measured]
      .filter(([, { executed, failed }]) => failed === undefined && isExecuted(executed[file], at))
      .map(([spec, { milliseconds }]) => ({ spec, price: milliseconds / (leastChance + near.of(spec, file)) }))
      .sort((one, other) => one.price - other.price)
      .map(({ spec }) => spec);
  }

  milliseconds(spec: string): number {
    return this.#measured.get(spec)?.milliseconds ?? 0;
  }

  /**
   * The specs that say nothing about a change, since they fail without one, each with what it lacks or the test that
   * fails.
   */
  failed(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#measured].flatMap(([spec, { failed }]) => {
        const lacking = this.#lackedBy(spec);
        return failed === undefined ? [] : [[spec, lacking === undefined ? failed : `it needs ${lacking}`]];
      }),
    );
  }

  /** What specs beside those of the file need and did not find, so that they failed: they alone may execute it. */
  lacking(file: string): string | undefined {
    const folder = `${dirname(file).replace(/^src/, 'test')}/`;
    const beside = [...this.#measured.keys()].filter((spec) => spec.startsWith(folder));
    return beside.map((spec) => this.#lackedBy(spec)).find((lacked) => lacked !== undefined);
  }

  #lackedBy(spec: string): string | undefined {
    return this.#measured.get(spec)?.failed === undefined ? undefined : thingNeededBy(spec.replace(/js$/, 'ts'));
  }

  #read(spec: string): Measured | undefined {
    try {
      const known = JSON.parse(readFileSync(this.#file(spec), 'utf8')) as Measured;
      if (known.surroundings !== this.#surroundings || known.sources !== this.#sources) return undefined;
      const changed = Object.keys(known.digests).filter((file) => this.project.digest(file) !== known.digests[file]);
      if (changed.some((file) => !file.startsWith('src/'))) return undefined;
      return { ...known, executed: { ...known.executed, ...Object.fromEntries(changed.map((file) => [file, whole])) } };
    } catch {
      return undefined;
    }
  }

  #write(spec: string, measured: Measured): void {
    mkdirSync(dirname(this.#file(spec)), { recursive: true });
    writeFileSync(this.#file(spec), JSON.stringify(measured));
  }

  #file(spec: string): string {
    return join(this.#kept, `${spec}.json`);
  }
}
