import { Worker } from 'node:worker_threads';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Finding } from '../../documents/findings/findings.js';

/**
 * Runs full checks in a thread of their own, one after the other: of what was edited meanwhile only the last state is
 * checked.
 */
export class BackgroundCheck {
  readonly #worker: Worker;
  readonly #waiting = new Map<string, string | undefined>();
  #isBusy = false;
  #isAskedFor = false;

  /** `report` is called with all findings, of the state that was the last one when the check began. */
  constructor(directories: DataDirectories, report: (findings: readonly Finding[]) => void) {
    this.#worker = new Worker(new URL('./full-check-worker.js', import.meta.url), { workerData: { ...directories } });
    this.#worker.unref();
    this.#worker.on('message', (findings: readonly Finding[]) => {
      this.#isBusy = false;
      report(findings);
      if (this.#isAskedFor) this.run();
    });
  }

  /** The text of a file from the next check on; undefined: what is on disk. */
  put(path: string, text: string | undefined): void {
    this.#waiting.set(path, text);
  }

  run(): void {
    this.#isAskedFor = this.#isBusy;
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#worker.postMessage([...this.#waiting]);
    this.#waiting.clear();
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
