/**
 * Numbers that look random and are the same for the same seed and index, so that one request of a million can be made
 * again alone.
 */
export class Random {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = mixed(mixed(seed | 0) ^ Math.imul(index + 1, 0x9e3779b1));
  }

  /** From 0 up to, but not, `bound`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    return Math.floor((mixed(this.#state) / 2 ** 32) * bound);
  }

  chance(percent: number): boolean {
    return this.below(10_000) < percent * 100;
  }

  one<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to choose from');
    return list[this.below(list.length)] as T;
  }
}

/**
 * An unsigned number of 32 bits of which every bit depends on every bit of the given one (the finish of mulberry32).
 */
function mixed(number: number): number {
  let t = Math.imul(number ^ (number >>> 15), number | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}
