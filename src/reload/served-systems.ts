import type { LiveSystems, Reloads, Systems } from '../screens/model/systems.js';

/** The rule systems that serve, and what became of the files that changed since. */
export class ServedSystems implements LiveSystems {
  #current: Systems;
  #reloads: Reloads;

  /** `now`: milliseconds since 1970, like Date.now. */
  constructor(
    first: Systems,
    private readonly now: () => number,
  ) {
    this.#current = first;
    this.#reloads = { since: now(), taken: 0, refused: 0, waiting: undefined };
  }

  get current(): Systems {
    return this.#current;
  }

  get reloads(): Reloads {
    return this.#reloads;
  }

  /** From now on these serve. */
  take(systems: Systems): void {
    this.#current = systems;
    this.#reloads = { ...this.#reloads, since: this.now(), taken: this.#reloads.taken + 1, waiting: undefined };
  }

  /** The changed files have so many errors: those before serve on. */
  refuse(errors: number): void {
    const { refused, waiting } = this.#reloads;
    this.#reloads = {
      ...this.#reloads,
      refused: refused + 1,
      waiting: { since: waiting?.since ?? this.now(), errors },
    };
  }
}
