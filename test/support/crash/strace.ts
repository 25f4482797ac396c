import { type ChildProcess, spawn } from 'node:child_process';
import { endWithTest } from '../run/end-with-test.js';

/**
 * Watches system calls of a process that runs, with all its threads, and may make them late or fail, until it lets go
 * of it.
 */
export class Strace {
  #said = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(pid: number, calls: readonly string[], fault?: string, file?: string) {
    const words = [
      '-f',
      '-p',
      String(pid),
      '-s',
      '64',
      '-e',
      `trace=${calls}`,
      ...(fault === undefined ? [] : ['-e', `inject=${fault}`]),
      ...(file === undefined ? [] : ['-P', file]),
    ];
    this.#child = endWithTest(spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] }));
    this.#child.stderr?.on('data', (data: Buffer) => (this.#said += data.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve).once('error', resolve));
  }

  /**
   * `fault`: as strace's `inject=` has it; `file`: only calls on it are watched. Rejects where processes cannot be
   * watched.
   */
  static async attach(pid: number, calls: readonly string[], fault?: string, file?: string): Promise<Strace> {
    const strace = new Strace(pid, calls, fault, file);
    await strace.says(' attached');
    return strace;
  }

  /** Resolves when a text stands in what was seen. */
  says(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.#said.includes(text)) resolve();
      };
      this.#child.stderr?.on('data', look);
      void this.#ended.then(() => reject(new Error(`strace has ended: ${this.#said}`)));
      look();
    });
  }

  /**
   * Lets go of the process, which goes on. Returns a line for each call that was seen; one that another thread's call
   * interrupts has two, for its beginning and its end.
   */
  async detach(): Promise<readonly string[]> {
    this.#child.kill('SIGINT');
    await this.#ended;
    return this.#said.split('\n').filter((line) => !line.startsWith('strace: '));
  }
}

/** Suites that watch other processes. */
export function describeWithStrace(title: string, suite: () => void): void {
  describe(title, () => {
    before(async () => {
      const watched = endWithTest(spawn('sleep', ['60']));
      try {
        await (await Strace.attach(watched.pid ?? 0, ['none'])).detach();
      } catch (cause) {
        throw new Error('there is no strace that may watch processes (apt-get install strace)', { cause });
      } finally {
        watched.kill();
      }
    });
    suite();
  });
}
