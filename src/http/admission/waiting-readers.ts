import type { ServerResponse } from 'node:http';
import type { Feed } from '../../case/feed.js';
import type { Waits } from '../../operations/operation.js';
import { Overloaded } from './admission.js';

/** The feed is looked at so often, in milliseconds, and only while somebody waits for it. */
const pause = 250;

/** What a call came to, and whether it would rather wait. */
interface Patient {
  readonly waits: Waits | undefined;
}

interface Reader {
  readonly after: number;
  /** Says whether there is a change. */
  wake(changed: boolean): void;
}

/**
 * Calls that wait for a change. They are no part of the calls that are worked on or wait for it: one that waits holds
 * its connection and nothing else, and one look at the feed serves all of them.
 */
export class WaitingReaders {
  readonly #readers = new Set<Reader>();
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(
    private readonly feed: () => Promise<Feed | undefined>,
    private readonly most: number,
  ) {}

  get count(): number {
    return this.#readers.size;
  }

  /**
   * Asks, and asks again when there is a change, until the answer does not want to wait, its time is over, its client
   * is gone, or the service stops. @throws Overloaded when too many wait
   */
  async patiently<T extends Patient>(response: ServerResponse, ask: () => Promise<T>): Promise<T> {
    const began = performance.now();
    for (;;) {
      const given = await ask();
      if (!given.waits) return given;
      const { after, milliseconds } = given.waits;
      const left = began + milliseconds - performance.now();
      if (!(await this.#changes(after, left, response))) return given;
    }
  }

  /** Whoever waits is answered, and nobody waits any more. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const { wake } of this.#readers) wake(false);
  }

  /** Whether there is a change behind a number before the time is over. */
  #changes(after: number, milliseconds: number, response: ServerResponse): Promise<boolean> {
    if (this.#ended || milliseconds <= 0 || response.destroyed) return Promise.resolve(false);
    if (this.#readers.size >= this.most) throw new Overloaded('too many calls wait for changes');
    return new Promise((resolve) => {
      const done = (changed: boolean): void => {
        clearTimeout(late);
        response.off('close', gone);
        this.#readers.delete(reader);
        resolve(changed);
      };
      const gone = (): void => done(false);
      const late = setTimeout(gone, milliseconds);
      const reader: Reader = { after, wake: done };
      response.once('close', gone);
      this.#readers.add(reader);
      this.#timer ??= this.#soon();
    });
  }

  #soon(): NodeJS.Timeout {
    return setTimeout(() => void this.#look(), pause);
  }

  /** Who waits finds out by asking what is wrong with a feed that cannot be read. */
  async #look(): Promise<void> {
    const last = await this.feed().then(
      (feed) => feed?.last ?? Number.POSITIVE_INFINITY,
      () => Number.POSITIVE_INFINITY,
    );
    for (const { after, wake } of this.#readers) if (after < last) wake(true);
    this.#timer = this.#readers.size > 0 && !this.#ended ? this.#soon() : undefined;
  }
}
