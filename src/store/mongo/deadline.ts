import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { asUnavailable } from './mongo-failure.js';

const firstPause = 20;
const longestPause = 320;

/** The moment by which an operation has an answer, and the pauses between its attempts. */
export class Deadline {
  /** Whether a write was sent of which nobody knows what became of it, or is being sent. */
  writing = false;
  #expired = false;
  #pause = firstPause;

  private constructor() {}

  /**
   * Settles as the work does, or rejects with StoreUnavailable after that many milliseconds; the work then tries
   * nothing more. What fails with a write under way has an outcome that is not known.
   */
  static async within<T>(milliseconds: number, work: (deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        deadline.#expired = true;
        reject(new StoreUnavailable('the store did not answer in time'));
      }, milliseconds);
    });
    try {
      return await Promise.race([work(deadline), late]);
    } catch (error) {
      throw asUnavailable(error, deadline.writing ? 'unknown' : 'none');
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
