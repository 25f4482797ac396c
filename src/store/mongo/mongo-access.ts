import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { Deadline } from './deadline.js';
import type { MongoConnection } from './mongo-connection.js';

/** The database of a store until it is closed: connected, and made ready, with the first operation. */
export class MongoAccess {
  #prepared: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly connection: MongoConnection,
    private readonly prepare: () => Promise<void>,
  ) {}

  /** Does the work of one operation, in the time that it has. @throws StoreUnavailable */
  async within<T>(work: (deadline: Deadline) => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreUnavailable('the store is closed');
    return Deadline.within(this.connection.patience.operation, async (deadline) => {
      await this.#ready();
      return work(deadline);
    });
  }

  /** The next operation makes the database ready anew. */
  prepareAgain(): void {
    this.#prepared = undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.connection.client.close();
  }

  /** Once for each process; a failure is tried again with the next operation. */
  #ready(): Promise<void> {
    this.#prepared ??= this.#connect().catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return this.#prepared;
  }

  /** After a first connection that failed, only `connect` makes the driver try another. */
  async #connect(): Promise<void> {
    await this.connection.client.connect();
    await this.prepare();
  }
}
