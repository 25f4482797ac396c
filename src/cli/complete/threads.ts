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
  /** Each rejects when its thread ends. */
  readonly #ends: ReadonlyMap<Worker, Promise<never>>;
  /** Rejects when no thread is left. */
  readonly #allEnded: Promise<never>;

  constructor(count: number, data: AnsweringData) {
    const all = Array.from(
      { length: count },
      () =>
        new Worker(new URL('./complete-worker.js', import.meta.url), {
          workerData: data,
          resourceLimits: { maxOldGenerationSizeMb: oldObjects },
        }),
    );
    this.#ends = new Map(all.map((worker) => [worker, failureOf(worker)]));
    this.#allEnded = Promise.allSettled(this.#ends.values()).then(([end]) => {
      throw (end as PromiseRejectedResult).reason;
    });
    this.#allEnded.catch(() => undefined);
    this.#idle.push(...all);
  }

  /**
   * @throws Error (rejects) when rules or screens have errors, or the thread ended, as one without memory for the share
   * does ({@link isOutOfMemory}); the others go on.
   */
  async answer(share: Share): Promise<Answered> {
    const worker = this.#idle.pop() ?? (await Promise.race([this.#nextIdle(), this.#allEnded]));
    worker.postMessage(share);
    const [answered] = await Promise.race([once(worker, 'message'), this.#ends.get(worker) as Promise<never>]);
    const { text, counts } = answered as AnsweredElsewhere;
    // The thread writes the next text where this one stands.
    const read = { text: readShared(text), counts };
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#idle.push(worker);
    return read;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#ends.keys()].map((worker) => worker.terminate()));
  }

  #nextIdle(): Promise<Worker> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** Whether a thread ended because a share needs more memory than it may have. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread that checks cases has ended')));
  });
}
