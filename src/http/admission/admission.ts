/** How many calls may be worked on at once, and how many more may wait for it. */
export interface Capacity {
  readonly inFlight: number;
  readonly waiting: number;
}

/** More calls are here than may wait: HTTP 503 with code 900, at once. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** A call that was let in. */
export interface Admitted {
  /** Does the work once it is this call's turn; waiting ones are taken in the order of their coming. */
  work<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * Bounds the calls of one application. A call counts from its coming, so that bodies that are being read cannot pile
 * up; it takes a place among those in flight only while the operation works, so that a slow sender keeps nobody else
 * from working.
 */
export class Admission {
  #inside = 0;
  #working = 0;
  readonly #queue: (() => void)[] = [];

  constructor(private readonly capacity: Capacity) {}

  get working(): number {
    return this.#working;
  }

  /** Those that are here and not worked on: their body is still coming, or it is not their turn. */
  get waiting(): number {
    return this.#inside - this.#working;
  }

  /** Runs a call from its coming to its answer. @throws Overloaded when no more may wait. */
  async admit<T>(call: (admitted: Admitted) => Promise<T>): Promise<T> {
    if (this.#inside >= this.capacity.inFlight + this.capacity.waiting) throw new Overloaded('too many calls at once');
    this.#inside += 1;
    try {
      return await call({ work: (run) => this.#work(run) });
    } finally {
      this.#inside -= 1;
    }
  }

  async #work<T>(run: () => Promise<T>): Promise<T> {
    if (this.#working < this.capacity.inFlight) this.#working += 1;
    else await new Promise<void>((turn) => this.#queue.push(turn));
    try {
      return await run();
    } finally {
      const next = this.#queue.shift();
      // The place is handed over: the number of those working stays.
      if (next) next();
      else this.#working -= 1;
    }
  }
}
