import type { Database, RootDatabase } from 'lmdb';
import { revisionOfRecord } from '../../case/codec.js';
import { type Change, type ChangeKind, type Changes, type Feed, newFeedKey } from '../../case/feed.js';
import type { LmdbAccess } from './lmdb-access.js';
import { type KeptChange, type KeptFeed, type Key, openChanges } from './lmdb-database.js';

/** Under which stands how the changes are kept. */
const feedName = 'feed';

/** Above every number of a change. */
const endOfNumbers = Number.MAX_SAFE_INTEGER;

/** Every so many changes, up to so many are forgotten: more than come, and never so many that it takes long. */
const forgotten = { every: 64, atOnce: 256 };

/**
 * The feed of an LMDB store: each change by its number, which is given by the transaction that writes the case.
 * Everything that writes here does so inside that transaction.
 */
export class LmdbChanges {
  #opened: Database<KeptChange | KeptFeed, number | string> | undefined;
  /** Once it was looked up: nobody else writes a store that is written. */
  #kept: KeptFeed | undefined;

  constructor(
    private readonly database: RootDatabase<Buffer, Key>,
    private readonly access: LmdbAccess,
  ) {}

  /** Opens (and makes) their database, which cannot be done within a transaction. */
  open(): Database<KeptChange | KeptFeed, number | string> {
    this.#opened ??= openChanges(this.database);
    return this.#opened;
  }

  /** How changes are kept, where they are. @throws StoreUnavailable when the store cannot be used any longer */
  get kept(): KeptFeed | undefined {
    this.access.opened();
    this.#kept ??= this.open().get(feedName) as KeptFeed | undefined;
    return this.#kept;
  }

  keepFor(lifetime: number): true {
    if (lifetime > 0) this.open().putSync(feedName, { key: this.kept?.key ?? newFeedKey(), lifetime });
    else for (const key of [...this.open().getKeys()]) this.open().removeSync(key);
    this.#kept = undefined;
    return true;
  }

  feed(): Feed | undefined {
    const { kept } = this;
    if (!kept) return undefined;
    const last = this.#last();
    const [first = last + 1] = this.open().getKeys({ start: 1, end: endOfNumbers, limit: 1 });
    return { ...kept, first: Number(first), last };
  }

  behind(after: number, most: number): Changes {
    const range = this.open().getRange({ start: after + 1, end: endOfNumbers, limit: most });
    const changes = [...range].map(({ key, value }): Change => {
      const [kind, subId, caseId, revision, time] = value as KeptChange;
      return { number: Number(key), time, reference: { subId, caseId }, kind, ...(revision !== null && { revision }) };
    });
    const { number, time } = changes.at(-1) ?? { number: after, time: 0 };
    return { changes, end: { number, time } };
  }

  /** `bytes` are the case as it is written. */
  keep(kind: ChangeKind, [subId, caseId]: Key, bytes?: Buffer): void {
    const { kept } = this;
    if (!kept) return;
    const number = this.#last() + 1;
    const now = Date.now();
    this.open().putSync(number, [kind, subId, caseId, bytes ? revisionOfRecord(bytes) : null, now]);
    if (number % forgotten.every === 0) this.#forget(number, now - kept.lifetime);
  }

  #last(): number {
    const [last = 0] = this.open().getKeys({ start: endOfNumbers, end: 0, reverse: true, limit: 1 });
    return Number(last);
  }

  /** The last number stays, from which the next one follows. */
  #forget(last: number, before: number): void {
    for (const { key, value } of [...this.open().getRange({ start: 1, end: last, limit: forgotten.atOnce })]) {
      if ((value as KeptChange)[4] >= before) return;
      this.open().removeSync(key);
    }
  }
}
