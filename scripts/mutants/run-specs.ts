import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProjectCopy } from './project-copy.js';

/** What a run of specs came to. */
export interface SpecRun {
  /** `hung`: a test, or the whole run, was ended because it did not end itself. */
  readonly outcome: 'passed' | 'failed' | 'hung';
  /** The first test that failed, or what else happened. */
  readonly by: string;
  readonly milliseconds: number;
  /** The lines in which specs say what they left out, as `test/support` writes them. */
  readonly leftOut: readonly string[];
}

export interface RunOptions {
  /** Modules that are loaded before. */
  readonly required: readonly string[];
  /** The directory into which V8 writes what was executed, also by processes that specs start. */
  readonly coverage?: string;
  /** For so many milliseconds no test need end; longer, and the run is ended. */
  readonly patience: number;
}

/** Ends a test that waits for something that does not come. */
const timeLimitOfTest = 60_000;
/** Properties are tried on the same cases each time, those of `.ci/run`. */
const testSeed = '20261121';
/** Code that has lost its end of a loop takes no more than that. */
const megabytes = 2048;

/** Runs compiled specs of a copy, named by their paths below `dist`, one after the other in one process, up to the first test that fails. */
export function runSpecs(copy: ProjectCopy, specs: readonly string[], options: RunOptions): Promise<SpecRun> {
  const words = [
    `--max-old-space-size=${megabytes}`,
    join('node_modules', 'mocha', 'bin', 'mocha.js'),
    ...['--no-config', '--no-package', '--exit', '--bail', '--reporter', 'json-stream'],
    ...['--timeout', String(timeLimitOfTest), ...options.required.flatMap((file) => ['--require', file])],
    ...specs.map((spec) => join('dist', spec)),
  ];
  const environment = { TMPDIR: copy.temporary, TEST_SEED: testSeed, NODE_V8_COVERAGE: options.coverage ?? '' };
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: copy.directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const end = (): void => endGroup(child.pid);
  // Before anything of it is removed.
  process.prependOnceListener('exit', end);
  const heard = new Heard();
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
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Not only at `close`: what it started and left may hold its output open.
    child.once('exit', end);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      copy.emptyTemporary();
      resolve({ ...heard.verdict(code, hung), milliseconds: performance.now() - started, leftOut: heard.leftOut });
    });
  });
}

/** What a run writes: a line for each event of mocha, and what the tests say. */
class Heard {
  readonly leftOut: string[] = [];
  #failed: { readonly fullTitle: string; readonly err: string } | undefined;
  #ended = false;
  #listing = false;

  /** Whether the line tells of a test that has ended. */
  hear(line: string): boolean {
    const event = ['pass', 'fail', 'end'].find((name) => line.includes(`["${name}",{`));
    if (event === undefined) {
      this.#listing = line.startsWith('Left out') || (this.#listing && line.startsWith('  '));
      if (this.#listing && line.startsWith('  ')) this.leftOut.push(line.trim());
      return false;
    }
    if (event === 'end') this.#ended = true;
    if (event === 'fail') {
      const [, told] = JSON.parse(line.slice(line.indexOf('["fail",{'))) as [
        unknown,
        { fullTitle: string; err: string },
      ];
      this.#failed ??= told;
    }
    return true;
  }

  verdict(code: number | null, hung: boolean): Pick<SpecRun, 'outcome' | 'by'> {
    if (hung) return { outcome: 'hung', by: 'the run did not end' };
    if (this.#failed?.err.startsWith('Timeout of ')) return { outcome: 'hung', by: this.#failed.fullTitle };
    if (this.#failed) return { outcome: 'failed', by: this.#failed.fullTitle };
    if (!this.#ended) return { outcome: 'failed', by: 'the specs did not load, or the process ended' };
    return code === 0 ? { outcome: 'passed', by: '' } : { outcome: 'failed', by: `the process ended with ${code}` };
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
