import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { grouped } from '../../lists/grouped.js';
import type { Severity } from '../../rules/model/rule.js';
import type { LiveSystems } from '../../screens/model/systems.js';
import type { Admission } from '../admission/admission.js';

/** A call that was answered. */
export interface AnsweredCall {
  /** Name in the operation table; `other` for everything beside it. */
  readonly operation: string;
  readonly flavor: string;
  readonly status: number;
  readonly codes: readonly number[];
  readonly seconds: number;
}

/** How a call of the store ended: `unavailable` when it could not be reached or written. */
export type StoreOutcome = 'done' | 'unavailable' | 'failed';

/** What several processes that answer calls from one port measure together. */
export interface MeasuredTogether {
  /** Takes what reads the measures of this process. */
  contribute(read: () => Promise<readonly object[]>): void;
  /** Those of all in the text form of Prometheus. */
  text(): Promise<string>;
}

/** How the values of several processes become one; a sum where nothing else is said. */
type Together = 'sum' | 'min' | 'max' | 'average';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const nanoseconds = 1e9;

/**
 * What one application measures, for Prometheus. Each has a registry of its own, so that two can run side by side.
 * Labels are names of tables and codes: never an id of a case or of a sub-system.
 */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #register = { registers: [this.#registry] };
  readonly #calls = new Counter({
    ...this.#register,
    name: 'case_capture_requests_total',
    help: 'Answered calls.',
    labelNames: ['operation', 'flavor', 'status'],
  });
  readonly #durations = new Histogram({
    ...this.#register,
    name: 'case_capture_request_duration_seconds',
    help: 'From the coming of a call to its answer.',
    labelNames: ['operation', 'flavor'],
    buckets: seconds,
  });
  readonly #errors = new Counter({
    ...this.#register,
    name: 'case_capture_errors_total',
    help: 'Described errors and warnings.',
    labelNames: ['operation', 'code'],
  });
  readonly #store = new Histogram({
    ...this.#register,
    name: 'case_capture_store_duration_seconds',
    help: 'Calls of the case store.',
    labelNames: ['store', 'operation', 'outcome'],
    buckets: seconds,
  });
  readonly #evaluations = new Counter({
    ...this.#register,
    name: 'case_capture_rule_evaluations_total',
    help: 'Plausibility rules that were evaluated for a case.',
    labelNames: ['system'],
  });
  readonly #violations = new Counter({
    ...this.#register,
    name: 'case_capture_rule_violations_total',
    help: 'Violated rules, once for each object.',
    labelNames: ['system', 'severity'],
  });
  #delay: IntervalHistogram | undefined;

  constructor(
    admission: Admission,
    live?: LiveSystems,
    private readonly together?: MeasuredTogether,
  ) {
    together?.contribute(() => this.#values());
    const gauge: NewGauge = (name, help, read, aggregator = 'sum') =>
      void new Gauge({
        ...this.#register,
        name,
        help,
        aggregator,
        collect() {
          this.set(read());
        },
      });
    gauge('case_capture_requests_in_flight', 'Calls that are being worked on.', () => admission.working);
    gauge(
      'case_capture_requests_waiting',
      'Calls that are here and not worked on: their body is still coming, or it is not their turn.',
      () => admission.waiting,
    );
    gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
    gauge(
      'process_start_time_seconds',
      'When the process started, in seconds since 1970.',
      () => Math.round(Date.now() / 1000 - process.uptime()),
      'min',
    );
    gauge('nodejs_heap_size_used_bytes', 'Used heap.', () => process.memoryUsage().heapUsed);
    if (live) this.#showReloads(live, gauge);
    for (const [quantile, read] of quantiles) {
      gauge(
        `nodejs_eventloop_lag_${quantile}_seconds`,
        `Event-loop lag since the last reading: ${quantile}.`,
        () => (this.#delay && this.#delay.count > 0 ? read(this.#delay) / nanoseconds : 0),
        'max',
      );
    }
  }

  /** Of a service that takes over changed rules. */
  #showReloads(live: LiveSystems, gauge: NewGauge): void {
    new Counter({
      ...this.#register,
      name: 'case_capture_rule_reloads_total',
      help: 'Changed rules and screens, taken over or refused.',
      labelNames: ['outcome'],
      aggregator: 'max',
      collect() {
        this.reset();
        this.inc({ outcome: 'taken' }, live.reloads.taken);
        this.inc({ outcome: 'refused' }, live.reloads.refused);
      },
    });
    gauge(
      'case_capture_rules_refused',
      'Whether the files have errors now, so that the rules before serve on.',
      () => (live.reloads.waiting ? 1 : 0),
      'max',
    );
    gauge(
      'case_capture_rules_since_seconds',
      'Since when the present rules serve, in seconds since 1970.',
      () => Math.round(live.reloads.since / 1000),
      'max',
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  countCall({ operation, flavor, status, codes, seconds: taken }: AnsweredCall): void {
    this.#calls.inc({ operation, flavor, status });
    this.#durations.observe({ operation, flavor }, taken);
    for (const [code, { length }] of grouped(codes, (each) => each)) this.#errors.inc({ operation, code }, length);
  }

  countStoreCall(store: string, operation: string, outcome: StoreOutcome, taken: number): void {
    this.#store.observe({ store, operation, outcome }, taken);
  }

  countRules(system: string, evaluated: number, violated: readonly Severity[]): void {
    this.#evaluations.inc({ system }, evaluated);
    for (const severity of violated) this.#violations.inc({ system, severity });
  }

  /**
   * Everything in the text form of Prometheus. The lag is measured from the first reading on: who does not ask does not
   * pay.
   */
  text(): Promise<string> {
    return this.together ? this.together.text() : this.#read(() => this.#registry.metrics());
  }

  #values(): Promise<readonly object[]> {
    return this.#read(() => this.#registry.getMetricsAsJSON());
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    const measured = await read();
    if (this.#delay) this.#delay.reset();
    else {
      this.#delay = monitorEventLoopDelay({ resolution: 10 });
      this.#delay.enable();
    }
    return measured;
  }
}

type NewGauge = (name: string, help: string, read: () => number, aggregator?: Together) => void;

const quantiles: readonly (readonly [string, (delay: IntervalHistogram) => number])[] = [
  ['p50', (delay) => delay.percentile(50)],
  ['p99', (delay) => delay.percentile(99)],
  ['max', (delay) => delay.max],
];
