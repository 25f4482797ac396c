import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ProjectCopy } from './project-copy.js';

/** What a run of specs came to. */
export interface SpecRun {
  /** `hung`: the run was ended because it did not end itself. */
  readonly outcome: 'passed' | 'failed' | 'hung';
  /** The first test that failed, or what else happened. */
  readonly by: string;
  /** That test's spec, below `dist`. */
  readonly spec?: string;
  readonly milliseconds: number;
}

export interface RunOptions {
  /** The directory into which V8 writes what was executed, also by processes that specs start. */
  readonly coverage?: string;
  /** For so many milliseconds no test need end; longer, and the run is ended. */
  readonly patience: number;
}

/** Properties are tried on the same cases each time, those of `.ci/run`. */
const testSeed = '20261121';
/** Code that has lost its end of a loop takes no more than that. */
const megabytes = 2048;
const withoutTimeLimits = fileURLToPath(new URL('without-time-limits.js', import.meta.url));

/**
 * Runs compiled specs of a copy, named by their paths below `dist`, one after the other in one process, up to the first
 * test that fails.
 */
export function runSpecs(copy: ProjectCopy, specs: readonly string[], options: RunOptions): Promise<SpecRun> {
  const words = [
    `--max-old-space-size=${megabytes}`,
    join('node_modules', 'mocha', 'bin', 'mocha.js'),
    ...['--exit', '--bail', '--reporter', 'json-stream', '--require', withoutTimeLimits],
    ...specs.map((spec) => join('dist', spec)),
  ];
  const environment = { TMPDIR: copy.temporary, TEST_SEED: testSeed, NODE_V8_COVERAGE: options.coverage ?? '' };
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: copy.directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = (): void => endGroup(child.pid);
  // Before anything of it is removed.
  process.prependOnceListener('exit', end);
  const heard = new Heard(join(copy.directory, 'dist'));
  let hung = false;
  const hang = (): void => {
    hung = true;
    end();
  };
  let timer = setTimeout(hang, options.patience);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!heard.hear(line)) return;
    clearTimeout(timer);
    timer = setTimeout(hang, options.patience);
  });
  createInterface({ input: child.stderr }).on('line', (line) => heard.hearError(line));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Not only at `close`: what it started and left may hold its output open.
    child.once('exit', end);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      copy.emptyTemporary();
      resolve({ ...heard.verdict(code, hung), milliseconds: performance.now() - started });
    });
  });
}

interface FailedTest {
  readonly fullTitle: string;
  readonly file?: string;
}

/** What a run writes: a line for each event of mocha, and what the process says. */
class Heard {
  #failed: FailedTest | undefined;
  #error: string | undefined;
  #ended = false;

  constructor(private readonly compiled: string) {}

  /** Whether the line tells of a test that has ended. */
  hear(line: string): boolean {
    const event = ['pass', 'fail', 'end'].find((name) => line.includes(`["${name}",{`));
    if (event === undefined) return false;
    if (event === 'end') this.#ended = true;
    if (event === 'fail') {
      const [, told] = JSON.parse(line.slice(line.indexOf('["fail",{'))) as [unknown, FailedTest];
      this.#failed ??= told;
    }
    return true;
  }

  hearError(line: string): void {
    if (line.includes('Exception during run: ')) this.#error ??= line.trim();
  }

  verdict(code: number | null, hung: boolean): Pick<SpecRun, 'outcome' | 'by' | 'spec'> {
    if (hung) return { outcome: 'hung', by: 'the run did not end' };
    if (this.#failed) {
      const { fullTitle, file } = this.#failed;
      return { outcome: 'failed', by: fullTitle, ...(file && { spec: relative(this.compiled, file) }) };
    }
    if (this.#ended && code === 0) return { outcome: 'passed', by: '' };
    return { outcome: 'failed', by: this.#error ?? 'the process ended before its tests' };
  }
}

/** The process with all that it started and left. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
