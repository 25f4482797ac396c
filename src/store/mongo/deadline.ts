import { StoreUnavailable } from '../../errors/store-unavailable.js';

const firstPause = 20;
const longestPause = 320;

/** The moment by which an operation has an answer, and the pauses between its attempts. */
export class Deadline {
  #expired = false;
  #pause = firstPause;

  private constructor() {}

  /**
   * Settles as the work does, or rejects with StoreUnavailable after that many milliseconds; the work then tries
   * nothing more.
   */
  static async within<T>(milliseconds: number, work: (deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        deadline.#expired = true;
        reject(new StoreUnavailable('the store did not answer in time; whether a write took effect is not known'));
      }, milliseconds);
    });
    try {
      return await Promise.race([work(deadline), late]);
    } finally {
      deadline.#expired = true;
      clearTimeout(timer);
    }
  }

  get expired(): boolean {
    return this.#expired;
  }

  /** Waits longer each time. */
  async pause(): Promise<void> {
    const pause = this.#pause * (0.5 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, longestPause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
