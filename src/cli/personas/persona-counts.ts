import type { Persona } from '../../personas/persona.js';

interface Count {
  silent: number;
  alerted: number;
  differences: number;
}

/** How many personas of each system were captured, and of how many something must be said. */
export class PersonaCounts {
  readonly #bySystem = new Map<string, Count>();

  add({ says }: Persona, system: string, differences: number): void {
    const count = this.#bySystem.get(system) ?? { silent: 0, alerted: 0, differences: 0 };
    this.#bySystem.set(system, count);
    if (says.length === 0) count.silent += 1;
    else count.alerted += 1;
    count.differences += differences;
  }

  get differences(): number {
    return [...this.#bySystem.values()].reduce((sum, { differences }) => sum + differences, 0);
  }

  /** A line for each system. */
  text(): string {
    return [...this.#bySystem]
      .map(
        ([system, { silent, alerted, differences }]) =>
          `${system}: ${silent + alerted} personas, ${silent} of whom nothing is said, ${alerted} with an alert; ${differences} differences\n`,
      )
      .join('');
  }
}
