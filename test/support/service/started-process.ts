import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithTest } from '../run/end-with-test.js';

/** The service as an operator starts it: a process of its own, which is killed at the end of the test at the latest. */
export class StartedProcess {
  #out = '';
  #err = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  /**
   * `environment` is all it gets besides the path. `command`: how it is started, in a shell; `$@` is node with the
   * service.
   */
  constructor(
    environment: Readonly<Record<string, string>>,
    {
      command = 'exec "$@"',
      words = ['main.js'],
    }: { readonly command?: string; readonly words?: readonly string[] } = {},
  ) {
    const [script = '', ...more] = words;
    const service = [process.execPath, fileURLToPath(new URL(`../../../src/${script}`, import.meta.url)), ...more];
    this.#child = endWithTest(
      spawn('sh', ['-c', command, 'sh', ...service], {
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#child.stdout?.on('data', (data: Buffer) => (this.#out += data.toString()));
    this.#child.stderr?.on('data', (data: Buffer) => (this.#err += data.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  /** Of the service itself: the shell that starts it becomes it. */
  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the process did not start');
    return this.#child.pid;
  }

  get out(): string {
    return this.#out;
  }

  get err(): string {
    return this.#err;
  }

  /** The last line of output of a successful start. Rejects when the process ends before. */
  async listening(): Promise<{ readonly url: string; readonly line: string }> {
    const line = await this.says(/ listening on \S+/);
    return { url: /listening on (\S+)/.exec(line)?.[1] ?? '', line };
  }

  /** The first line of output that is like this, once it is there. Rejects when the process ends before. */
  says(like: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        // The last one may be coming yet.
        const line = this.#out
          .split('\n')
          .slice(0, -1)
          .find((each) => like.test(each));
        if (line !== undefined) resolve(line);
      };
      this.#child.stdout?.on('data', look);
      void this.#ended.then((code) => reject(new Error(`the service ended with ${code}: ${this.#err}`)));
      look();
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The exit code; null after a signal that was not handled. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
