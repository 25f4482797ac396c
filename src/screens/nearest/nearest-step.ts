/** What is known of an answer at a step of its scale. */
export interface Probe {
  readonly isAcceptable: boolean;
  /** On which side of every limit the case stands then. */
  readonly signature: string;
}

/** So many steps beside the present answer are tried one by one: that covers days of a month and small tables. */
const oneByOne = 64;
/**
 * So often an answer is tried in one direction at the most, before only the steps that are known are looked between.
 */
const mostTries = 1500;

/**
 * The acceptable step that is nearest to a step that is not, in one direction up to the end of the scale. Between two
 * steps that stand on the same side of every limit nothing changes; between two others it looks from the near half to
 * the far one until it finds the limit. `known` are steps worth a try, for a limit that an answer passes twice. The
 * step before the one that is found is not acceptable.
 */
export function nearestStep(
  present: number,
  { end, direction }: { readonly end: number; readonly direction: 1 | -1 },
  known: readonly number[],
  probe: (step: number) => Probe,
): number | undefined {
  const start = direction > 0 ? Math.floor(present) : Math.ceil(present);
  const away = (end - start) * direction;
  if (away <= 0) return undefined;
  // Steps are counted away from the present one: 0 is the present answer, or lies just before it.
  const stepAt = (distance: number): number => start + distance * direction;
  const search = new Search((distance) => probe(distance === 0 ? present : stepAt(distance)));
  const distances = known
    .flatMap((step) => [Math.floor(step), Math.ceil(step)])
    .map((step) => (step - start) * direction);
  const found = search.among(stopsUpTo(away, distances));
  return found === undefined ? undefined : stepAt(found);
}

/** Where it is tried first: each of the nearest steps, then twice as far each time, what is known, and the end. */
function stopsUpTo(away: number, known: readonly number[]): readonly number[] {
  const stops = new Set([0, away]);
  for (let distance = 1; distance <= oneByOne; distance++) stops.add(distance);
  for (let distance = oneByOne; distance < away; distance *= 2) stops.add(distance);
  for (const distance of known) for (const near of [distance - 1, distance, distance + 1]) stops.add(near);
  return [...stops].filter((distance) => distance >= 0 && distance <= away).sort((a, b) => a - b);
}

/** Without a sum, which may be too large to be exact. */
const between = (near: number, far: number): number => near + Math.floor((far - near) / 2);

class Search {
  readonly #tried = new Map<number, Probe>();

  constructor(private readonly probe: (distance: number) => Probe) {}

  /** Stops are in order; the first is not acceptable. */
  among(stops: readonly number[]): number | undefined {
    for (const [index, far] of stops.entries()) {
      const near = stops[index - 1];
      if (near === undefined) continue;
      const found = this.#tried.size < mostTries ? this.#between(near, far) : this.#limit(near, far);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The nearest acceptable distance behind one that is not. */
  #between(near: number, far: number): number | undefined {
    const end = this.#at(far);
    if (far - near <= 1) return end.isAcceptable ? far : undefined;
    if (!end.isAcceptable && (end.signature === this.#at(near).signature || this.#tried.size >= mostTries))
      return undefined;
    if (this.#tried.size >= mostTries) return this.#limit(near, far);
    const middle = between(near, far);
    return this.#between(near, middle) ?? this.#between(middle, far);
  }

  /** The limit between a distance that is not acceptable and one that is; undefined when the far one is neither. */
  #limit(near: number, far: number): number | undefined {
    if (!this.#at(far).isAcceptable) return undefined;
    let [low, high] = [near, far];
    while (high - low > 1) {
      const middle = between(low, high);
      if (this.#at(middle).isAcceptable) high = middle;
      else low = middle;
    }
    return high;
  }

  #at(distance: number): Probe {
    const known = this.#tried.get(distance);
    if (known) return known;
    const probe = this.probe(distance);
    this.#tried.set(distance, probe);
    return probe;
  }
}
