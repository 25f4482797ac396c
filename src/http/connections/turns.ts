import type { Socket } from 'node:net';

/** So many calls wait on a connection before nothing more of it is read. */
const mostWaiting = 16;

/**
 * The calls of one connection, one after the other: one that was sent before the answer to another one was there may
 * rest on that (RFC 9112, 9.3.2).
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(private readonly socket: Socket) {}

  /** Begins a call, when those before it are answered. */
  take(begin: () => void): void {
    if (!this.#isTaken) {
      this.#isTaken = true;
      begin();
      return;
    }
    this.#waiting.push(begin);
    if (this.#waiting.length === mostWaiting) this.socket.pause();
  }

  /** The call in turn is answered. What waits on a connection that ends is not begun: nobody would hear of it. */
  pass(): void {
    const next = this.socket.writable ? this.#waiting.shift() : undefined;
    this.#isTaken = next !== undefined;
    if (this.#waiting.length === mostWaiting - 1) this.socket.resume();
    next?.();
  }
}
