import { randomInt } from 'node:crypto';
import type { Database, RangeIterable, RootDatabase } from 'lmdb';
import { type Case, type CaseReference, caseName } from '../../case/case.js';
import { decodeCase, encodeCase } from '../../case/codec.js';
import type { CaseStore, CaseToCreate, Revision, StoredCase, WalkedCase, WalkRange } from '../../case/store.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { reasonOf } from '../../text/reason-of.js';
import { type ClaimEnd, type Key, openClaims, openLmdbDatabase } from './lmdb-database.js';

interface LmdbOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  /** Called when the store was closed. */
  readonly closed?: () => void;
}

const firstCase = [''];

/** A claim forgets at most this many expired ones: more than it adds, and never so many that it takes long. */
const forgottenAtOnce = 100;

/** Above every case id of its sub-system: a byte that UTF-8 never has. */
const endOfIds = new Uint8Array([0xff]);

/** A walk reads this many records at once, so that it never holds a read transaction while its caller works. */
const walkedAtOnce = 200;

/** Opens (and makes) an LMDB case store in a directory. */
export function openLmdbStore(directory: string, { mustExist = false, closed }: LmdbOptions = {}): CaseStore {
  return new LmdbStore(openLmdbDatabase(directory, { mustExist }), closed);
}

class LmdbStore implements CaseStore {
  #closed = false;

  readonly #claims: Database<number, string | ClaimEnd>;

  constructor(
    private readonly database: RootDatabase<Buffer, Key>,
    private readonly closed: (() => void) | undefined,
  ) {
    this.#claims = openClaims(database);
  }

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const entry = this.#opened().getEntry(keyOf(reference));
    if (!entry) return undefined;
    try {
      return { case: decodeCase(entry.value), revision: entry.version ?? 0 };
    } catch (error) {
      throw new Error(`${caseName(reference)}: ${reasonOf(error)}`, { cause: error });
    }
  }

  create(reference: CaseReference, stored: Case): Promise<boolean> {
    const bytes = encodeCase(stored);
    return this.#write((database) =>
      database.ifNoExists(keyOf(reference), () => void database.put(keyOf(reference), bytes, newVersion())),
    );
  }

  /** Writes of one turn of the event loop share a transaction. */
  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map(({ reference, case: stored }) => this.create(reference, stored)));
  }

  replace(reference: CaseReference, stored: Case, revision: Revision): Promise<boolean> {
    const bytes = encodeCase(stored);
    return this.#write((database) => database.put(keyOf(reference), bytes, newVersion(), Number(revision)));
  }

  async put(reference: CaseReference, stored: Case): Promise<void> {
    const bytes = encodeCase(stored);
    await this.#write((database) => database.put(keyOf(reference), bytes, newVersion()));
  }

  async remove(reference: CaseReference): Promise<void> {
    await this.#write((database) => database.remove(keyOf(reference)));
  }

  async subIds(): Promise<string[]> {
    const found: string[] = [];
    let start: unknown[] = firstCase;
    for (;;) {
      const [key] = this.#keys({ start, limit: 1 });
      if (!key) return found;
      found.push(key[0]);
      start = [key[0], endOfIds];
    }
  }

  async caseIds(subId: string): Promise<string[]> {
    return [...this.#keys({ start: [subId], end: [subId, endOfIds] })].map(([, caseId]) => caseId);
  }

  async *walk({ subId, after }: WalkRange = {}): AsyncIterable<WalkedCase> {
    let start: unknown[] = after ? keyOf(after) : subId === undefined ? firstCase : [subId];
    const end = subId === undefined ? undefined : [subId, endOfIds];
    for (;;) {
      const range = { start, ...(end && { end }), limit: walkedAtOnce, exclusiveStart: true };
      const walked = [...this.#opened().getRange(range as object)].map(({ key, value }) => walkedCase(key, value));
      yield* walked;
      const last = walked.at(-1);
      if (!last) return;
      start = keyOf(last.reference);
    }
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    const claims = this.#claims;
    return this.#write((database) =>
      database.transaction(() => {
        for (const end of [...claims.getKeys({ start: [0], end: [now], limit: forgottenAtOnce })] as ClaimEnd[])
          forget(claims, end);
        const end = claims.get(mark);
        if (end !== undefined && end >= now) return false;
        if (end !== undefined) claims.removeSync([end, mark]);
        claims.putSync(mark, until);
        claims.putSync([until, mark], until);
        return true;
      }),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.database.close();
    this.closed?.();
  }

  /** The range options of LMDB want keys of the store's own kind; a bound may also be a prefix, or lie between keys. */
  #keys(range: { readonly start: unknown[]; readonly end?: unknown[]; readonly limit?: number }): RangeIterable<Key> {
    return this.#opened().getKeys(range as object);
  }

  #opened(): RootDatabase<Buffer, Key> {
    if (this.#closed) throw new StoreUnavailable('the store is closed');
    return this.database;
  }

  /** Settles when the transaction is on the disk; writes of one turn of the event loop share a transaction. */
  async #write(write: (database: RootDatabase<Buffer, Key>) => Promise<boolean>): Promise<boolean> {
    const database = this.#opened();
    try {
      return await write(database);
    } catch (error) {
      settleCause(error);
      throw new StoreUnavailable(`the case was not written: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/**
 * LMDB rejects a second promise with the cause of a failed commit; nobody waits for it, and unhandled it would end the
 * process.
 */
function settleCause(error: unknown): void {
  const cause = error instanceof Error && 'commitError' in error ? error.commitError : undefined;
  Promise.resolve(cause).catch(() => undefined);
}

function forget(claims: Database<number, string | ClaimEnd>, [until, mark]: ClaimEnd): void {
  claims.removeSync([until, mark]);
  claims.removeSync(mark);
}

const keyOf = ({ subId, caseId }: CaseReference): Key => [subId, caseId];

/** Random, not counted: a case that is removed and made again must not get a revision that somebody may still hold. */
const newVersion = (): number => randomInt(1, 2 ** 48 - 1);

function walkedCase([subId, caseId]: Key, bytes: Buffer): WalkedCase {
  const reference = { subId, caseId };
  try {
    return { reference, case: decodeCase(bytes) };
  } catch (error) {
    return { reference, damage: reasonOf(error) };
  }
}
