import type { Position } from '../../documents/position.js';

/** What was asked for, and where. */
export interface Step {
  readonly key: string;
  readonly at: Position;
}

/**
 * Things that are resolved when they are first asked for and may ask for one another: derived facts and the `where` of
 * relations. One instance holds them all, so that a cycle through both is found. Keys are free texts that name the
 * thing in the report, e.g. `benefit.endAge`.
 */
export class OnDemand {
  readonly #done = new Map<string, unknown>();
  readonly #open: Step[] = [];

  /** `cycle` is told each cycle once: its steps in order, the first again at the end, each where it was asked for. */
  constructor(private readonly cycle: (steps: readonly Step[]) => void) {}

  /** What `build` returned for this key the first time; undefined inside a cycle. */
  get<T>(key: string, at: Position, build: () => T | undefined): T | undefined {
    if (this.#done.has(key)) return this.#done.get(key) as T | undefined;
    const start = this.#open.findIndex((step) => step.key === key);
    if (start >= 0) {
      this.cycle([...this.#open.slice(start), { key, at }]);
      return undefined;
    }
    this.#open.push({ key, at });
    const built = build();
    this.#open.pop();
    this.#done.set(key, built);
    return built;
  }
}
