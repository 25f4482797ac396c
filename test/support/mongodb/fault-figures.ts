/** How often each fault was made, and how the calls that it befell ended. */
export class FaultFigures {
  readonly #counts: Record<string, Record<string, number>> = {};

  count(fault: string, outcome: string): void {
    const outcomes = (this.#counts[fault] ??= {});
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  /** One line for who reads the run. */
  print(about: string): void {
    process.stdout.write(`      ${about}: ${JSON.stringify(this.#counts)}\n`);
  }
}
