import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Serving } from './worker.js';
import { Channel, Ended, type Handlers } from './channel.js';

/** A worker that could not take its place is followed by another so soon, and ever later, in milliseconds. */
const [soonest, latest] = [1000, 60_000];

/** A process that answers calls, or will. */
interface Member {
  readonly channel: Channel;
  /** Resolves when it hears what is asked; rejects when it has ended before. */
  readonly hears: Promise<unknown>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * The processes that answer calls, from one port. One that ends without being told to is followed by another, as long
 * as the service runs.
 */
export class Crew {
  readonly #members = new Map<Worker, Member>();
  readonly #waits = new Set<NodeJS.Timeout>();
  #settings: Settings = {};
  #serving = false;
  #stopping = false;
  #failures = 0;

  /** `handlers`: what a worker may ask for. */
  constructor(
    private readonly count: number,
    private readonly log: Logger,
    private readonly handlers: Handlers,
  ) {}

  /**
   * Starts them all, and resolves when all listen. @throws Error (rejects) with what the first says that cannot; then
   * none is left.
   */
  async start(): Promise<Serving> {
    cluster.setupPrimary({ exec: fileURLToPath(new URL('./worker.js', import.meta.url)), args: [] });
    try {
      const [serving] = await Promise.all(Array.from({ length: this.count }, () => this.#add()));
      this.#serving = true;
      return serving as Serving;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Settings that workers have from now on in the place of those of the environment. */
  set settings(settings: Settings) {
    this.#settings = settings;
  }

  /** The answers of all that have not ended. @throws (rejects) what one throws. */
  async askAll(name: string, told?: unknown): Promise<readonly unknown[]> {
    return [...(await this.askEach(name, told)).values()];
  }

  /** The same by numbers that no two processes have, one after the other neither. */
  async askEach(name: string, told?: unknown): Promise<ReadonlyMap<number, unknown>> {
    const answers = new Map<number, unknown>();
    const asked = [...this.#members].map(async ([{ id }, { channel, hears }]) => {
      try {
        await hears;
        answers.set(id, await channel.ask(name, told));
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
      }
    });
    await Promise.all(asked);
    return answers;
  }

  /** Resolves when all have answered what came, and have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const wait of this.#waits) clearTimeout(wait);
    const ended = [...this.#members.keys()].map((worker) => once(worker, 'exit'));
    await this.askAll('stop').catch((error: unknown) =>
      this.log.fatal({ err: error }, 'a worker did not stop in order'),
    );
    await Promise.all(ended);
  }

  /** Resolves when it listens. */
  #add(): Promise<Serving> {
    const worker = cluster.fork(this.#settings);
    return new Promise((listening, failed) => {
      let reason = 'a worker has ended before it listened';
      let isServing = false;
      let begin = (_: unknown): void => undefined;
      let endBefore = (_: Error): void => undefined;
      const hears = new Promise((resolve, reject) => {
        [begin, endBefore] = [resolve, reject];
      });
      hears.catch(() => undefined);
      const handlers: Handlers = {
        ...this.handlers,
        hears: begin,
        listens: (told) => {
          isServing = true;
          listening(told as Serving);
        },
        fails: (told) => {
          reason = String(told);
        },
      };
      this.#members.set(worker, { channel: new Channel(worker, handlers), hears });
      // A connection cannot be handed to who has just ended: of that its exit is heard.
      worker.on('error', () => undefined);
      worker.once('exit', (code, signal) => {
        this.#members.delete(worker);
        endBefore(new Ended(reason));
        failed(new Error(reason));
        if (!this.#serving || this.#stopping) return;
        const how = { worker: worker.process.pid, code, signal, ...(!isServing && { reason }) };
        this.log.error(how, 'a process that answers calls has ended; another takes its place');
        if (isServing) this.#replace(0);
      });
    });
  }

  #replace(wait: number): void {
    const timer = setTimeout(() => {
      this.#waits.delete(timer);
      this.#add().then(
        ({ pid }) => {
          this.#failures = 0;
          this.log.info({ worker: pid }, 'a process has taken the place of another');
        },
        () => {
          if (!this.#stopping) this.#replace(Math.min(latest, soonest * 2 ** this.#failures++));
        },
      );
    }, wait);
    this.#waits.add(timer);
  }
}
