import type { RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { reasonOf } from '../../text/reason-of.js';
import type { Key } from './lmdb-database.js';
import { diskRoom, roomPerTurn } from './disk-room.js';
import type { SharedOptions, Writes } from '../open-options.js';

type CaseDatabase = RootDatabase<Buffer, Key>;

/** A write waits for a process that opens the file; for one that stands still no longer than this, in milliseconds. */
const longestPause = 10_000;

/**
 * The database of a store as long as it can be used: until it is closed, or until LMDB could not write which pages are
 * the newest. From then on LMDB fails each read and never answers a write, and only another process can open the file
 * again: everything is refused, also what waits already.
 */
export class LmdbAccess implements Writes {
  #refusal: StoreUnavailable | undefined;
  #panicked = false;
  #refuse: (refusal: StoreUnavailable) => void = () => undefined;
  #writing = 0;
  #whenIdle: () => void = () => undefined;
  #paused: Promise<void> | undefined;
  #resume: () => void = () => undefined;
  readonly #refused = new Promise<never>((_, reject) => {
    this.#refuse = reject;
  });

  /**
   * `room`: how many bytes can still be written; below 0 only what makes room is. `isShared`: other processes write the
   * store too. `failed` hears that only another process can go on with it.
   */
  constructor(
    private readonly database: CaseDatabase,
    private readonly room: () => number,
    private readonly patience = longestPause,
    private readonly isShared = false,
    private readonly failed: () => void = () => undefined,
  ) {
    this.#refused.catch(() => undefined);
  }

  /** Whether only another process can go on with the store. */
  get panicked(): boolean {
    return this.#panicked;
  }

  /** @throws StoreUnavailable when it can be used no longer. */
  opened(): CaseDatabase {
    if (this.#refusal) throw this.#refusal;
    // LMDB reads a state for a millisecond; a client may know already what another process has written since.
    if (this.isShared) this.database.resetReadTxn();
    return this.database;
  }

  /**
   * Settles when the transaction is on the disk; writes of one turn of the event loop share a transaction. `makesRoom`:
   * it is done also on a disk that is full. @throws StoreUnavailable (rejects) when nothing was written.
   */
  async write(
    write: (database: CaseDatabase) => Promise<boolean>,
    { makesRoom = false }: { readonly makesRoom?: boolean } = {},
  ): Promise<boolean> {
    while (this.#paused !== undefined) await this.#whilePatient(this.#paused);
    const database = this.opened();
    this.#writing += 1;
    try {
      if (!makesRoom && this.room() < 0) throw new StoreUnavailable('the case was not written: the disk is full');
      return await Promise.race([write(database), this.#refused]);
    } catch (error) {
      settleCause(error);
      if (!this.#refusal && this.#hasPanicked()) {
        this.#panicked = true;
        this.#end(new StoreUnavailable('the disk failed within a write; the service must be started again'));
        this.failed();
      }
      throw error instanceof StoreUnavailable
        ? error
        : new StoreUnavailable(`the case was not written: ${reasonOf(error)}`, { cause: error });
    } finally {
      this.#writing -= 1;
      if (this.#writing === 0) this.#whenIdle();
    }
  }

  /** Resolves when no write is under way; those that come wait. */
  async pause(): Promise<void> {
    this.#paused = new Promise((resolve) => {
      this.#resume = resolve;
    });
    if (this.#writing === 0) return;
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
    });
  }

  resume(): void {
    this.#paused = undefined;
    this.#resume();
  }

  /** Waits for what is being written, if that can still end. */
  async close(): Promise<void> {
    this.#refusal ??= new StoreUnavailable('the store is closed');
    if (!this.#panicked) await this.database.close();
  }

  async #whilePatient(pause: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const refusal = new StoreUnavailable('another process is opening the store');
      timer = setTimeout(() => reject(refusal), this.patience);
    });
    await Promise.race([pause, late]).finally(() => clearTimeout(timer));
  }

  #end(refusal: StoreUnavailable): void {
    this.#refusal = refusal;
    this.#refuse(refusal);
  }

  /** LMDB tells who begins to read anew (`MDB_PANIC`); nothing else keeps one from that. */
  #hasPanicked(): boolean {
    try {
      this.database.resetReadTxn();
      this.database.useReadTransaction().done();
      return false;
    } catch {
      return true;
    }
  }
}

/** The access of a process to its store; of one of several it takes part in what they share. */
export function accessTo(
  database: CaseDatabase,
  directory: string,
  {
    shared,
    room = roomPerTurn(() => diskRoom(directory)),
  }: { readonly shared?: SharedOptions; readonly room?: () => number },
): LmdbAccess {
  const access = new LmdbAccess(database, room, undefined, shared !== undefined, shared?.storeFailed);
  shared?.writes(access);
  return access;
}

/**
 * LMDB rejects a second promise with the cause of a failed commit; nobody waits for it, and unhandled it would end the
 * process.
 */
function settleCause(error: unknown): void {
  const cause = error instanceof Error && 'commitError' in error ? error.commitError : undefined;
  Promise.resolve(cause).catch(() => undefined);
}
