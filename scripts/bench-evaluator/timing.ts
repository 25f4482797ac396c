/** What one thing took of the processor, in microseconds: the median of many rounds, and the quarters around it. */
export interface Taken {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** One thing that is measured: a round of it, and how many units of work that is. */
export interface Timed {
  readonly units: number;
  round(): unknown;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * What each takes for one unit, of the processor and with what collects garbage and makes machine code beside it: time
 * on the clock would count whoever else uses the machine. They take turns, round by round, so that what else the
 * machine does meets all alike; the first rounds warm up and do not count.
 */
export async function takenBy<Name extends string>(
  things: Readonly<Record<Name, Timed>>,
  rounds: number,
  warmUp: number,
): Promise<Readonly<Record<Name, Taken>>> {
  const names = Object.keys(things) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const thing = things[name];
      const begun = process.cpuUsage();
      const result = thing.round();
      if (result instanceof Promise) await result;
      const { user, system } = process.cpuUsage(begun);
      if (round >= 0) times.get(name)?.push((user + system) / thing.units);
    }
  }
  const taken = (name: Name): Taken => {
    const sorted = (times.get(name) ?? []).sort((a, b) => a - b);
    return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
  };
  return Object.fromEntries(names.map((name) => [name, taken(name)])) as Record<Name, Taken>;
}
