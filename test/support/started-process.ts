import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The service as an operator starts it: a process of its own. */
export class StartedProcess {
  #out = '';
  #err = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  /** `environment` is all it gets besides the path. */
  constructor(environment: Readonly<Record<string, string>>) {
    const main = fileURLToPath(new URL('../../src/main.js', import.meta.url));
    this.#child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stdout?.on('data', (data: Buffer) => (this.#out += data.toString()));
    this.#child.stderr?.on('data', (data: Buffer) => (this.#err += data.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  get out(): string {
    return this.#out;
  }

  get err(): string {
    return this.#err;
  }

  /** The last line of output of a successful start. Rejects when the process ends before. */
  async listening(): Promise<{ readonly url: string; readonly line: string }> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const line = this.#out.split('\n').find((each) => each.includes(' listening on '));
        const url = line?.match(/listening on (\S+)/)?.[1];
        if (line !== undefined && url !== undefined) resolve({ url, line });
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
