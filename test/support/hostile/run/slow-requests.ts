/** A request that delays the event loop each time that it is sent. */
export interface Slow {
  readonly index: number;
  /** The shortest of the delays that it brought, in seconds. */
  readonly delay: number;
}

const repetitions = 3;

/**
 * Finds out which requests delay the event loop each time. A busy machine delays a process now and then; only what
 * comes each time is the request's own doing.
 */
export class SlowRequests {
  /**
   * Each sends a request again, alone. `computing`: how long the service computes for it; `delay`: how long its event
   * loop waits meanwhile.
   */
  constructor(
    private readonly computing: (index: number) => Promise<number>,
    private readonly delay: (index: number) => Promise<number>,
    private readonly longest: number,
  ) {}

  async find(from: number, to: number): Promise<Slow | undefined> {
    for (let index = from; index < to; index++) {
      // What computes for less time cannot keep the event loop for longer.
      const delay = (await this.computing(index)) > this.longest ? await this.#always(index) : undefined;
      if (delay !== undefined) return { index, delay };
    }
    return undefined;
  }

  /** The shortest delay, when each repetition has one. */
  async #always(index: number): Promise<number | undefined> {
    let shortest = Number.POSITIVE_INFINITY;
    for (let times = 0; times < repetitions; times++) {
      shortest = Math.min(shortest, await this.delay(index));
      if (shortest <= this.longest) return undefined;
    }
    return shortest;
  }
}
