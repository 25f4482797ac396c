/** So many wrong keys or tokens of an address within the period are answered at once: slips of the pen. */
const atOnce = 10;
/** Milliseconds. */
const period = 60_000;
const firstPause = 100;
const longestPause = 5_000;
/** More addresses are not remembered: the one that was silent longest is forgotten. */
const mostAddresses = 10_000;

interface Attempts {
  readonly count: number;
  readonly since: number;
}

/**
 * How long an answer to a wrong key or token waits: the longer, the more of them came from the same address of late.
 * Right ones never wait, so that nobody is locked out by others behind the same proxy.
 */
export class WrongKeys {
  readonly #byAddress = new Map<string, Attempts>();

  /** Counts one more, and says how long its answer waits, in milliseconds; `now` in milliseconds since 1970. */
  pauseFor(address: string, now: number): number {
    const before = this.#byAddress.get(address);
    const recent = before && now - before.since < period ? before : { count: 0, since: now };
    const count = recent.count + 1;
    this.#byAddress.delete(address);
    this.#byAddress.set(address, { count, since: recent.since });
    const [oldest] = this.#byAddress.keys();
    if (this.#byAddress.size > mostAddresses && oldest !== undefined) this.#byAddress.delete(oldest);
    return count <= atOnce ? 0 : Math.min(longestPause, firstPause * 2 ** Math.min(count - atOnce - 1, 16));
  }
}
