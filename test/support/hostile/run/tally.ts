/** How often each kind of request was answered with each status. */
export class Tally {
  readonly #counts = new Map<string, Map<number, number>>();

  count(kind: string, status: number): void {
    const statuses = this.#counts.get(kind) ?? new Map<number, number>();
    this.#counts.set(kind, statuses);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  get total(): number {
    return this.#kinds.reduce((sum, [, statuses]) => sum + sumOf(statuses), 0);
  }

  get kinds(): readonly string[] {
    return this.#kinds.map(([kind]) => kind);
  }

  /** A line for each kind: how many, and how many with each status; status 0 is a connection that was closed. */
  toString(): string {
    return this.#kinds
      .map(([kind, statuses]) => {
        const parts = [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status === 0 ? 'closed' : status}: ${count}`);
        return `${kind.padEnd(16)}${String(sumOf(statuses)).padStart(9)}  ${parts.join(', ')}`;
      })
      .join('\n');
  }

  get #kinds(): readonly (readonly [string, ReadonlyMap<number, number>])[] {
    return [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

const sumOf = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);
