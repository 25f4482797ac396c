import { refusalOf } from './service.js';
import type { Shell } from './shell.js';
import type { Words } from './words/language.js';

/** What the page does when a call comes to nothing. */
interface Remedies {
  /** Shows the case as it stands now. */
  readonly reopen: () => Promise<void>;
  /** Sends again what is not stored. */
  readonly retry: () => void;
  /** How many answers are not stored. */
  readonly unsaved: () => number;
  readonly redraw: () => void;
}

/** The screen, the command or the question is no more: somebody else has changed the case. */
const outOfDate = [605, 606, 607];
/** Milliseconds until it is tried again, longer each time. */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Does one call after the other, each with the answers that stand in the page when it is its turn; says whether all is
 * stored, and tries again what could not be.
 */
export class Saving {
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isGivenUp = false;
  readonly #online = (): void => this.#again();

  constructor(
    private readonly shell: Shell,
    private readonly words: () => Words,
    private readonly remedies: Remedies,
  ) {
    addEventListener('online', this.#online);
  }

  /** The page is left. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Does something when all before it is done; `done` follows, whatever came of it. */
  work(work: () => Promise<void>, done: () => void = () => {}): void {
    void this.shell.busy(this.#enqueue(work, (error) => this.#failed(error)).finally(done));
  }

  /** The same without a word, also when it fails. */
  quietly(work: () => Promise<void>): void {
    void this.#enqueue(work, () => Promise.resolve());
  }

  /** Shows whether all is stored. */
  show(): void {
    // Another page may stand there, and have its own to say.
    if (this.#isStopped) return;
    const words = this.words();
    if (this.#failures > 0) this.shell.showSaving('trouble', words.tryingAgain);
    else if (this.isBusy) this.shell.showSaving('saving', words.saving);
    else if (this.remedies.unsaved() > 0) this.shell.showSaving('unsaved', words.unsaved);
    else this.shell.showSaving('saved', words.saved);
  }

  /** The page is left: what waits for its turn is still done once; what comes to nothing is left to the drafts. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
  }

  /** Another page does what waits for its turn. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  #enqueue(work: () => Promise<void>, failed: (error: unknown) => Promise<void>): Promise<void> {
    this.#waiting++;
    const doing = async (): Promise<void> => {
      try {
        if (!this.#isGivenUp) await work();
        this.#succeeded();
      } catch (error) {
        await failed(error);
      } finally {
        this.#waiting--;
        this.show();
      }
    };
    this.#queue = this.#queue.then(doing);
    this.show();
    return this.#queue;
  }

  #succeeded(): void {
    clearTimeout(this.#timer);
    if (this.#failures > 0 && !this.#isStopped) this.shell.say(this.words().savedAgain);
    this.#failures = 0;
  }

  async #failed(error: unknown): Promise<void> {
    if (this.#isStopped) return;
    const refusal = refusalOf(error);
    if (refusal.failure === 'notNow') this.#tryAgain();
    else if (refusal.has(...outOfDate)) await this.#reopen();
    else this.shell.showRefusal(this.words(), refusal);
  }

  #tryAgain(): void {
    // Said once, however often it is tried.
    if (this.#failures === 0) this.shell.say(this.words().tryingAgainAtLength);
    const wait = waits[Math.min(this.#failures++, waits.length - 1)];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(), wait);
  }

  #again(): void {
    if (this.#failures === 0) return;
    this.remedies.retry();
  }

  async #reopen(): Promise<void> {
    try {
      await this.remedies.reopen();
      this.remedies.redraw();
      this.shell.say(this.words().changedElsewhere);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.failure === 'notNow') this.#tryAgain();
      else this.shell.showRefusal(this.words(), refusal);
    }
  }
}
