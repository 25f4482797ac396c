import type { Database, RootDatabase } from 'lmdb';
import {
  endOfReceipts,
  type Receipt,
  type ReceiptNote,
  receiptsWith,
  receiptsWithoutValues,
} from '../../case/receipt.js';
import { type Key, openReceipts, type ReceiptEnd } from './lmdb-database.js';

/** A note forgets at most this many places that are over: more than it adds, and never so many that it takes long. */
const forgottenAtOnce = 100;

/**
 * The receipts of an LMDB store, by place. Everything that writes here does so inside the transaction that writes the
 * case. Beside those of a case that is gone stands when they say nothing any more, so that they are found.
 */
export class LmdbReceipts {
  #opened: Database<readonly Receipt[], Key | ReceiptEnd> | undefined;

  constructor(private readonly database: RootDatabase<Buffer, Key>) {}

  /**
   * Opens (and makes) their database, which cannot be done within a transaction; before the first need there is none.
   */
  open(): Database<readonly Receipt[], Key | ReceiptEnd> {
    this.#opened ??= openReceipts(this.database);
    return this.#opened;
  }

  of(place: Key): readonly Receipt[] {
    return this.open().get(place) ?? [];
  }

  keep(place: Key, answered: ReceiptNote | undefined): void {
    if (!answered) return;
    this.#forget(answered.now);
    this.open().putSync(place, receiptsWith(this.of(place), answered));
  }

  /** The case of the place is removed. */
  eraseValues(place: Key): void {
    const left = receiptsWithoutValues(this.of(place));
    if (left.length === 0) return;
    this.open().putSync(place, left);
    this.open().putSync([endOfReceipts(left), ...place], []);
  }

  #forget(now: number): void {
    const ends = this.open().getKeys({
      start: [0] as unknown as ReceiptEnd,
      end: [now] as unknown as ReceiptEnd,
      limit: forgottenAtOnce,
    });
    for (const end of [...ends] as ReceiptEnd[]) {
      const place: Key = [end[1], end[2]];
      this.open().removeSync(end);
      if (!this.database.doesExist(place) && this.of(place).every(({ until }) => until <= now))
        this.open().removeSync(place);
    }
  }
}
