import { AggregatorRegistry } from 'prom-client';

/** What one process measures, as prom-client tells it to others. */
type Measures = readonly { readonly type: unknown }[];

/**
 * What several processes measure, as one: each metric says how values become one. What a process that has ended had
 * counted when it was last asked goes on counting, so that no sum falls while the service runs.
 */
export class MeasuredByAll {
  readonly #last = new Map<number, Measures>();
  /** Of all that have ended together. */
  #ended: Measures = [];
  #turn: Promise<unknown> = Promise.resolve();

  /** `askEach`: those of all that there are, by what names each process, no other one ever. */
  constructor(private readonly askEach: () => Promise<ReadonlyMap<number, unknown>>) {}

  /**
   * In the text form of Prometheus. They are asked for one text after the other: of two at once the later one could
   * know a process that has ended for the earlier one.
   */
  text(): Promise<string> {
    const text = this.#turn.then(() => this.#asked());
    this.#turn = text.catch(() => undefined);
    return text;
  }

  async #asked(): Promise<string> {
    const told = (await this.askEach()) as ReadonlyMap<number, Measures>;
    const gone = [...this.#last].filter(([process]) => !told.has(process));
    if (gone.length > 0) {
      const counted = gone.map(([, measures]) => countsIn(measures));
      this.#ended = (await together([this.#ended, ...counted]).getMetricsAsJSON()) as unknown as Measures;
      for (const [process] of gone) this.#last.delete(process);
    }
    for (const [process, measures] of told) this.#last.set(process, measures);
    return together([this.#ended, ...this.#last.values()]).metrics();
  }
}

const together = (all: readonly Measures[]) => AggregatorRegistry.aggregate([...all]);

/** What is measured at a moment ends with the process. */
const countsIn = (measures: Measures): Measures =>
  measures.filter(({ type }) => type === 'counter' || type === 'histogram');
