import { randomInt } from 'node:crypto';
import { setImmediate as otherCalls } from 'node:timers/promises';
import type { RangeIterable, RootDatabase } from 'lmdb';
import type { CaseReference } from '../../case/case.js';
import { type CaseToStore, decodeCase, recordOf } from '../../case/codec.js';
import type { Evidence } from '../../case/evidence.js';
import type { Changes, Feed } from '../../case/feed.js';
import { broughtBy, type Note } from '../../case/note.js';
import { ProvenCase } from '../../case/proven-case.js';
import type { Trail } from '../../case/trail.js';
import type {
  CaseToCreate,
  ListRange,
  Place,
  Revision,
  StoredCase,
  StoredRecord,
  WalkedCase,
  WalkRange,
  WholeStore,
} from '../../case/store.js';
import { reasonOf } from '../../text/reason-of.js';
import type { SharedOptions } from '../open-options.js';
import { accessTo, type LmdbAccess } from './lmdb-access.js';
import { LmdbBeside } from './lmdb-beside.js';
import { LmdbClaims } from './lmdb-claims.js';
import { type Key, openLmdbDatabase, namesAmongKeys } from './lmdb-database.js';
import { makeWay } from './making-way.js';

interface LmdbOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  /** Whether its writes wait while other processes open the file. */
  readonly makesWay?: boolean;
  /** One of several processes that write it. */
  readonly shared?: SharedOptions;
  /** Called when the store was closed. */
  readonly closed?: () => void;
  /** How many bytes can still be written; else what the disk has. */
  readonly room?: () => number;
}

/** Whether a write may be, when the case has this version (undefined: there is none). */
type Condition = (version: number | undefined) => boolean;

const firstCase = [''];

/** Above every case id of its sub-system: a byte that UTF-8 never has. */
const endOfIds = new Uint8Array([0xff]);
/** A walk reads this many records at once, so that it never holds a read transaction while its caller works. */
const walkedAtOnce = 200;

/** Reading so many ids takes about a millisecond; others who list read as many in the same turn. */
const listedAtOnce = 500;

/** Opens (and makes) an LMDB case store in a directory. */
export function openLmdbStore(directory: string, options: LmdbOptions = {}): WholeStore {
  const database = openLmdbDatabase(directory, { mustExist: options.mustExist ?? false });
  const access = accessTo(database, directory, options);
  const noLonger = options.makesWay ? makeWay(directory, access) : () => undefined;
  return new LmdbStore(database, access, () => {
    noLonger();
    options.closed?.();
  });
}

class LmdbStore implements WholeStore {
  readonly #claims: LmdbClaims;
  readonly #beside: LmdbBeside;

  constructor(
    database: RootDatabase<Buffer, Key>,
    private readonly access: LmdbAccess,
    private readonly closed: () => void,
  ) {
    this.#claims = new LmdbClaims(database);
    this.#beside = new LmdbBeside(database, access);
  }

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const entry = this.access.opened().getEntry(keyOf(reference));
    return entry && new ProvenCase(reference, entry.value, entry.version ?? 0);
  }

  async look(reference: CaseReference): Promise<Place> {
    const revision = this.access.opened().getEntry(keyOf(reference))?.version;
    return { revision, receipts: this.#beside.receipts(keyOf(reference)) };
  }

  async trail(reference: CaseReference): Promise<Trail | undefined> {
    this.access.opened();
    return this.#beside.trail(keyOf(reference));
  }

  async evidence(reference: CaseReference): Promise<Evidence | undefined> {
    this.access.opened();
    return this.#beside.evidence(keyOf(reference));
  }

  async create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    if (note || this.#beside.changes.kept)
      return this.#store(reference, stored, note, (version) => version === undefined);
    const [key, bytes] = [keyOf(reference), recordOf(stored)];
    return this.access.write((database) => database.ifNoExists(key, () => void database.put(key, bytes, newVersion())));
  }

  /** Writes of one turn of the event loop share a transaction. */
  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map((one) => this.create(one.reference, one.case, broughtBy(one))));
  }

  async replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    if (note || this.#beside.changes.kept)
      return this.#store(reference, stored, note, (version) => version === revision);
    const bytes = recordOf(stored);
    return this.access.write((database) => database.put(keyOf(reference), bytes, newVersion(), Number(revision)));
  }

  async put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    if (note || this.#beside.changes.kept) return void (await this.#store(reference, stored, note, () => true));
    const bytes = recordOf(stored);
    await this.access.write((database) => database.put(keyOf(reference), bytes, newVersion()));
  }

  async remove(reference: CaseReference, note?: Note): Promise<void> {
    await this.#remove(reference, note, () => true);
  }

  removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    return this.#remove(reference, note, (version) => version === revision);
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

  async caseIds(subId: string, { after, limit = Number.POSITIVE_INFINITY }: ListRange = {}): Promise<string[]> {
    const found: string[] = [];
    const end = [subId, endOfIds];
    for (let start: unknown[] = after === undefined ? [subId] : [subId, after]; ; start = [subId, found.at(-1)]) {
      const asked = Math.min(listedAtOnce, limit - found.length);
      const slice = [...this.#keys({ start, end, limit: asked, exclusiveStart: true })];
      for (const [, caseId] of slice) found.push(caseId);
      if (slice.length < asked || found.length >= limit) return found;
      await otherCalls();
    }
  }

  async *walk({ subId, after, ...told }: WalkRange = {}): AsyncIterable<WalkedCase> {
    let range = { ...rangeOf(subId), ...(after && { start: keyOf(after) }) };
    for (;;) {
      const options = { ...range, limit: walkedAtOnce, exclusiveStart: true };
      const walked = [...this.access.opened().getRange(options as object)].map(({ key, value }) =>
        walkedCase(key, value, this.#beside.going(key, told)),
      );
      yield* walked;
      const last = walked.at(-1);
      if (!last) return;
      range = { ...range, start: keyOf(last.reference) };
      await otherCalls();
    }
  }

  /** LMDB knows of all its keys how many there are. */
  async count(subIds: readonly string[]): Promise<number> {
    if (subIds.length === 0) {
      this.#beside.open();
      return (this.access.opened().getStats() as { readonly entryCount: number }).entryCount - namesAmongKeys;
    }
    const counts = subIds.map((subId) => this.access.opened().getKeysCount(rangeOf(subId) as object));
    return counts.reduce((sum, each) => sum + each, 0);
  }

  /** In one read transaction, which its reader keeps open: what others write meanwhile takes new pages of the file. */
  async *pages({ subId, after }: WalkRange = {}): AsyncIterable<readonly StoredRecord[]> {
    const transaction = this.access.opened().useReadTransaction();
    try {
      let range = { ...rangeOf(subId), ...(after && { start: keyOf(after) }) };
      for (;;) {
        const options = { ...range, limit: walkedAtOnce, exclusiveStart: true, transaction };
        const page = [...this.access.opened().getRange(options as object)].map(({ key: [sub, caseId], value }) => ({
          reference: { subId: sub, caseId },
          bytes: value,
        }));
        const last = page.at(-1);
        if (!last) return;
        yield page;
        range = { ...range, start: keyOf(last.reference) };
      }
    } finally {
      transaction.done();
    }
  }

  async keepsMoments(): Promise<boolean> {
    return true;
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.access.write((database) => database.transaction(() => this.#claims.claim(mark, until, now)));
  }

  async feed(): Promise<Feed | undefined> {
    this.access.opened();
    return this.#beside.changes.feed();
  }

  async changes(after: number, most: number): Promise<Changes> {
    this.access.opened();
    return this.#beside.changes.behind(after, most);
  }

  async keepChanges(lifetime: number): Promise<void> {
    await this.#writeBeside((database) => database.transaction(() => this.#beside.changes.keepFor(lifetime)));
  }

  get needsRestart(): boolean {
    return this.access.panicked;
  }

  async close(): Promise<void> {
    await this.access.close();
    this.closed();
  }

  /** Case, note and change are written in one transaction; without those a conditional write alone is faster. */
  #store(reference: CaseReference, stored: CaseToStore, note: Note | undefined, when: Condition): Promise<boolean> {
    const [key, bytes] = [keyOf(reference), recordOf(stored)];
    return this.#writeBeside((database) =>
      database.transaction(() => {
        const version = database.getEntry(key)?.version;
        if (!when(version)) return false;
        database.putSync(key, bytes, newVersion());
        this.#beside.keep(key, note, bytes, version === undefined ? 'created' : 'changed');
        return true;
      }),
    );
  }

  #remove(reference: CaseReference, note: Note | undefined, when: Condition): Promise<boolean> {
    const key = keyOf(reference);
    return this.#writeBeside(
      (database) =>
        database.transaction(() => {
          const version = database.getEntry(key)?.version;
          if (version === undefined || !when(version)) return false;
          database.removeSync(key);
          this.#beside.erase(key, note);
          return true;
        }),
      { makesRoom: true },
    );
  }

  /** What stands beside cases has databases of its own, which cannot be opened within a transaction. */
  #writeBeside(
    write: (database: RootDatabase<Buffer, Key>) => Promise<boolean>,
    options?: { readonly makesRoom: boolean },
  ): Promise<boolean> {
    return this.access.write((database) => {
      this.#beside.open();
      return write(database);
    }, options);
  }

  /** The range options of LMDB want keys of the store's own kind; a bound may also be a prefix, or lie between keys. */
  #keys(range: {
    readonly start: unknown[];
    readonly end?: unknown[];
    readonly limit?: number;
    readonly exclusiveStart?: boolean;
  }): RangeIterable<Key> {
    return this.access.opened().getKeys(range as object);
  }
}

const keyOf = ({ subId, caseId }: CaseReference): Key => [subId, caseId];

/** All cases, or those of a sub-system. */
const rangeOf = (subId: string | undefined): { readonly start: unknown[]; readonly end?: unknown[] } =>
  subId === undefined ? { start: firstCase } : { start: [subId], end: [subId, endOfIds] };

/** Random, not counted: a case that is removed and made again must not get a revision that somebody may still hold. */
const newVersion = (): number => randomInt(1, 2 ** 48 - 1);

function walkedCase([subId, caseId]: Key, bytes: Buffer, going: Pick<WalkedCase, 'trail' | 'evidence'>): WalkedCase {
  const reference = { subId, caseId };
  try {
    return { reference, case: decodeCase(bytes), ...going };
  } catch (error) {
    return { reference, damage: reasonOf(error) };
  }
}
