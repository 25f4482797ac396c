import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answered, Share } from './share.js';
import type { AnsweringData } from './load-answering.js';
import { readShared, type SharedText } from './shared-text.js';

/**
 * What a thread may keep of old objects, in MB: twice what rules, screens and a share take. Without a limit two threads
 * keep garbage of hundreds.
 */
const oldObjects = 256;

/** What a thread says of a share. */
export interface AnsweredElsewhere extends Omit<Answered, 'text'> {
  readonly text: SharedText;
}

/** Threads that check shares, each with rules and screens of its own. */
export class Threads {
  readonly #idle: Worker[] = [];
  readonly #waiting: ((worker: Worker) => void)[] = [];
  readonly #all: readonly Worker[];
  readonly #failed: Promise<never>;

  constructor(count: number, data: AnsweringData) {
    this.#all = Array.from(
      { length: count },
      () =>
        new Worker(new URL('./complete-worker.js', import.meta.url), {
          workerData: data,
          resourceLimits: { maxOldGenerationSizeMb: oldObjects },
        }),
    );
    this.#failed = Promise.race(this.#all.map(failureOf));
    this.#failed.catch(() => undefined);
    this.#idle.push(...this.#all);
  }

  /** @throws Error (rejects) when rules or screens have errors, or a thread ended. */
  async answer(share: Share): Promise<Answered> {
    const worker = this.#idle.pop() ?? (await Promise.race([this.#nextIdle(), this.#failed]));
    worker.postMessage(share, handedOver(share));
    const [answered] = await Promise.race([once(worker, 'message'), this.#failed]);
    const { text, counts } = answered as AnsweredElsewhere;
    // The thread writes the next text where this one stands.
    const read = { text: readShared(text), counts };
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#idle.push(worker);
    return read;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }

  #nextIdle(): Promise<Worker> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** What a thread gets instead of a copy: the records of a share stand in memory of their own. */
const handedOver = (share: Share): ArrayBuffer[] =>
  share.kind === 'records' && share.bytes.buffer instanceof ArrayBuffer ? [share.bytes.buffer] : [];

function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread that checks cases has ended')));
  });
}
