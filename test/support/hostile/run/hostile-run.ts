import { setTimeout } from 'node:timers/promises';
import type { RawAnswer } from './answer-reader.js';
import { Connection, NobodyListens } from './connection.js';
import type { HostileRequest } from '../requests/hostile-request.js';
import { Judge } from './judge.js';
import type { ProcessTimes } from './process-times.js';
import { type Reading, readService } from './reading.js';
import { SlowRequests } from './slow-requests.js';
import { Tally } from './tally.js';

/** The service that is attacked. */
export interface Attacked {
  readonly url: string;
  /** Over all that it has stored. */
  digest(): Promise<string>;
  times(): ProcessTimes;
  readonly judge?: Judge;
}

export type Make = (index: number) => HostileRequest & { readonly kind: string };

export interface Extent {
  readonly first?: number;
  readonly count: number;
  /** Requests between two looks at the store and the metrics. Default: 500. */
  readonly interval?: number;
  /** Default: 32. */
  readonly connections?: number;
}

export interface HostileFigures {
  readonly tally: Tally;
  /** Each says what it is and which requests bring it; none: the service has withstood. */
  readonly faults: readonly string[];
  /**
   * The longest delay of the event loop that was seen, in seconds, and how many intervals were delayed, but not by one
   * of their requests each time.
   */
  readonly longestDelay: number;
  readonly passingDelays: number;
  /**
   * Resident memory in bytes: the median of the first fifth of the intervals, that of the last fifth, and the most of
   * all.
   */
  readonly memory: { readonly first: number; readonly last: number; readonly most: number };
}

/** Seconds that no request may keep the event loop from others. */
const longestDelay = 0.2;
/**
 * Bytes: below it no growth is looked at. Above it, memory may grow by half after the first fifth, in which every kind
 * of request has come often. Medians are compared: documents of 16 MB that come at once make it large for a moment.
 */
const smallMemory = 600 * 1024 * 1024;
const growth = 1.5;
const mostFaults = 10;
/** How often the service is asked again whether its calls have ended. */
const patientReadings = 200;
/**
 * Milliseconds after a reading in which the service does not measure its event loop yet: its timer has to come twice.
 */
const untilMeasured = 50;

/**
 * Sends hostile requests from several connections at once, and holds what must be true of each answer, and now and then
 * of the whole service.
 */
export class HostileRun {
  readonly #tally = new Tally();
  readonly #faults: string[] = [];
  readonly #readings: Reading[] = [];
  readonly #judge: Judge;
  readonly #connections: readonly Connection[];
  #passingDelays = 0;

  private constructor(
    private readonly attacked: Attacked,
    private readonly make: Make,
    connections: number,
  ) {
    this.#judge = attacked.judge ?? new Judge();
    this.#connections = Array.from({ length: connections }, () => new Connection(attacked.url));
  }

  /** Ends early, after the interval in which something was wrong. `told` hears how far it is. */
  static async run(
    attacked: Attacked,
    make: Make,
    { first = 0, count, interval = 500, connections = 32 }: Extent,
    told: (done: number) => void = () => undefined,
  ): Promise<HostileFigures> {
    const run = new HostileRun(attacked, make, connections);
    try {
      const digest = await attacked.digest();
      await readService(attacked.url);
      for (let from = first; from < first + count && run.#faults.length === 0; from += interval) {
        const to = Math.min(from + interval, first + count);
        await run.#interval(from, to, digest);
        told(to - first);
      }
    } catch (error) {
      run.#faults.push(`the service cannot be asked any more: ${String(error)}`);
    } finally {
      for (const connection of run.#connections) connection.close();
    }
    return run.#figures();
  }

  async #interval(from: number, to: number, digest: string): Promise<void> {
    await this.#send(from, to, this.#tally);
    const reading = await this.#settled();
    this.#readings.push(reading);
    if ((await this.attacked.digest()) !== digest)
      this.#faults.push(`what is stored has changed between the requests ${from} and ${to}`);
    if (reading.calls > 0)
      this.#faults.push(
        `${reading.calls} calls are still worked on after the request ${to}, although nobody waits for them`,
      );
    if (reading.delay <= longestDelay || this.#faults.length > 0) return;
    const slow = await new SlowRequests(
      (index) => this.#computingOf(index),
      (index) => this.#delayOf(index),
      longestDelay,
    ).find(from, to);
    // What that has delayed is none of the next interval.
    await readService(this.attacked.url);
    if (slow)
      this.#faults.push(`the event loop is delayed by ${slow.delay} seconds each time: ${this.#shown(slow.index)}`);
    else this.#passingDelays += 1;
  }

  /** Calls whose connection was closed before their answer come to their end on their own, soon. */
  async #settled(): Promise<Reading> {
    let reading = await readService(this.attacked.url);
    for (let more = 0; reading.calls > 0 && more < patientReadings; more++) {
      const next = await readService(this.attacked.url);
      reading = { ...next, delay: Math.max(reading.delay, next.delay) };
    }
    return reading;
  }

  async #computingOf(index: number): Promise<number> {
    const before = this.attacked.times();
    await this.#send(index, index + 1, new Tally());
    return this.attacked.times().computing - before.computing;
  }

  /** Without the time in which the machine was busy with others. */
  async #delayOf(index: number): Promise<number> {
    await setTimeout(untilMeasured);
    const before = this.attacked.times();
    await this.#send(index, index + 1, new Tally());
    const { delay } = await readService(this.attacked.url);
    return delay - (this.attacked.times().waiting - before.waiting);
  }

  async #send(from: number, to: number, tally: Tally): Promise<void> {
    let next = from;
    await Promise.all(
      this.#connections.map(async (connection) => {
        while (next < to && this.#faults.length < mostFaults) {
          const index = next++;
          await this.#sendOne(connection, index, tally);
        }
      }),
    );
  }

  async #sendOne(connection: Connection, index: number, tally: Tally): Promise<void> {
    const request = this.make(index);
    let answer: RawAnswer;
    try {
      answer = await connection.send(request);
    } catch (error) {
      this.#faults.push(
        `${error instanceof NobodyListens ? 'nobody listens any more' : String(error)}: ${this.#shown(index)}`,
      );
      return;
    }
    tally.count(request.kind, answer.status);
    const fault = this.#judge.faultOf(request, answer);
    if (fault !== undefined)
      this.#faults.push(
        `${fault}: ${this.#shown(index)}\n    ${answer.head.split('\r\n')[0]} ${JSON.stringify(answer.body.slice(0, 400))}`,
      );
  }

  #shown(index: number): string {
    const { kind, bytes } = this.make(index);
    return `request ${index} (${kind}, ${bytes.length} bytes)\n    ${JSON.stringify(bytes.toString('latin1', 0, 600))}`;
  }

  #figures(): HostileFigures {
    const fifth = Math.ceil(this.#readings.length / 5);
    const memories = this.#readings.map(({ memory }) => memory);
    const memory = {
      first: median(memories.slice(0, fifth)),
      last: median(memories.slice(-fifth)),
      most: Math.max(0, ...memories),
    };
    const faults =
      memory.last > Math.max(smallMemory, growth * memory.first)
        ? [...this.#faults, `the memory grew from ${memory.first} to ${memory.last} bytes`]
        : this.#faults;
    return {
      tally: this.#tally,
      faults,
      longestDelay: Math.max(0, ...this.#readings.map(({ delay }) => delay)),
      passingDelays: this.#passingDelays,
      memory,
    };
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
