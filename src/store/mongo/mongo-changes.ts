import { Binary, type Collection, type Db } from 'mongodb';
import type { CaseReference } from '../../case/case.js';
import { type Change, type ChangeKind, type Changes, type Feed, type FeedPlace, newFeedKey } from '../../case/feed.js';
import type { Deadline } from './deadline.js';
import { waitWithin } from './mongo-attempt.js';
import { isDuplicate, mayHaveBeenWritten } from './mongo-failure.js';
import type { CaseRecord } from './mongo-record.js';

/** A change as it is kept, with the write that made it. */
interface KeptChange {
  readonly kind: ChangeKind;
  readonly subId: string;
  readonly caseId: string;
  readonly revision: string | null;
  readonly writeId: string;
}

/** Changes that were written down together, by the number of the first; under 0 stands how they are kept. */
interface ChangesRecord {
  readonly _id: number;
  readonly changes?: readonly KeptChange[];
  /** When they were written down, in milliseconds since 1970. */
  readonly at?: number;
  readonly key?: Binary;
  readonly lifetime?: number;
}

/** A record of a case whose last write is not told yet. */
type Untold = Pick<CaseRecord, '_id' | 'subId' | 'caseId' | 'writeId'> & Required<Pick<CaseRecord, 'untold'>>;

const settingsId = 0;
const writtenAtOnce = 500;

/** Every so many changes, up to so many records are looked at for those that are over. */
const forgotten = { every: 64, atOnce: 256 };

const untold = { 'untold.time': { $gt: 0 } } as const;

/**
 * The feed of a MongoDB store, which needs no transactions: a write says in its own record that it is not told yet; who
 * reads the feed writes down what is not, as one record whose number only one of all readers can insert, and takes that
 * back from the records, if nothing was written there meanwhile. The last record is read before what is not told: so
 * what is inserted behind it is newer than all that was told, and nothing that was read changes its place. Who dies in
 * between leaves something that is told again, and nothing that is not.
 */
export class MongoChanges {
  readonly #changes: Collection<ChangesRecord>;
  /** What this process was told to keep; undefined: as the database says. */
  #wanted: number | undefined;
  #kept: { readonly key: Uint8Array; readonly lifetime: number } | undefined;
  #indexed: Promise<unknown> | undefined;

  constructor(
    database: Db,
    private readonly cases: Collection<CaseRecord>,
    private readonly maxTimeMS: number,
  ) {
    this.#changes = database.collection('changes');
  }

  /** For how long changes are kept, in milliseconds; undefined where they are not. */
  get lifetime(): number | undefined {
    return this.#kept?.lifetime;
  }

  /** Holds once the database is made ready. */
  keepFor(lifetime: number): void {
    this.#wanted = lifetime;
  }

  /** Makes the database ready. */
  async prepare(): Promise<void> {
    if (this.#wanted === 0) await this.#forgetAll();
    if (this.#wanted) await this.#begin(this.#wanted);
    const settings = await this.#changes.findOne({ _id: settingsId }, this.#reading);
    const { key, lifetime } = settings ?? {};
    this.#kept = key && lifetime ? { key: bytesOf(key), lifetime } : undefined;
  }

  async feed(deadline: Deadline): Promise<Feed | undefined> {
    if (!this.#kept) return undefined;
    await this.#index();
    await this.#writeDown(deadline);
    const [first, next] = [await this.#at(1), await this.#next()];
    return { ...this.#kept, first: first?._id ?? next.number, last: next.number - 1 };
  }

  async behind(after: number, most: number): Promise<Changes> {
    const from = (await this.#at(-1, { $lte: after + 1 }))?._id ?? 1;
    const changes: Change[] = [];
    let end = { number: after, time: 0 };
    const records = this.#changes.find({ _id: { $gte: Math.max(from, 1) } }, { ...this.#reading, sort: { _id: 1 } });
    for await (const record of records) {
      for (const [index, change] of (record.changes ?? []).entries()) {
        const number = record._id + index;
        if (number <= after) continue;
        if (changes.length === most) return { changes, end };
        end = { number, time: record.at ?? 0 };
        changes.push(changeOf(end, change));
      }
    }
    return { changes, end };
  }

  get #reading(): { readonly maxTimeMS: number } {
    return { maxTimeMS: this.maxTimeMS };
  }

  /**
   * By which the records that are not told yet are found: made for the first reader, and in all the time that a large
   * collection takes; until then readers hear that the store is not available, and writes go on.
   */
  #index(): Promise<unknown> {
    this.#indexed ??= this.cases.createIndex({ 'untold.time': 1 }, { sparse: true }).catch((error: unknown) => {
      this.#indexed = undefined;
      throw error;
    });
    return this.#indexed;
  }

  async #begin(lifetime: number): Promise<void> {
    const begun = { $set: { lifetime }, $setOnInsert: { key: new Binary(newFeedKey()) } };
    await this.#changes.updateOne({ _id: settingsId }, begun, { upsert: true }).catch((error: unknown) => {
      // Another instance begins it at the same moment.
      if (!isDuplicate(error)) throw error;
    });
  }

  async #forgetAll(): Promise<void> {
    const { deletedCount } = await this.#changes.deleteMany({});
    if (deletedCount > 0) await this.cases.updateMany(untold, { $unset: { untold: '' } });
  }

  /** Writes down all that is not told. */
  async #writeDown(deadline: Deadline): Promise<void> {
    for (;;) {
      const next = await this.#next();
      const found = await this.#untold();
      if (found.length === 0) return;
      const changes = found.filter(({ writeId }) => !next.told.has(writeId)).map(keptChangeOf);
      if (changes.length > 0 && !(await this.#insert(next.number, changes))) {
        await waitWithin(deadline);
        continue;
      }
      await this.cases.bulkWrite(
        found.map(({ _id, writeId }) => ({
          updateOne: { filter: { _id, writeId: { $eq: writeId } }, update: { $unset: { untold: '' } } },
        })),
        { ordered: false },
      );
      if (crosses(next.number, changes.length, forgotten.every)) await this.#forget(next.number);
      if (found.length < writtenAtOnce) return;
    }
  }

  /** False when another one was quicker, or when it is not known: whoever looks again sees it. */
  async #insert(number: number, changes: readonly KeptChange[]): Promise<boolean> {
    try {
      await this.#changes.insertOne({ _id: number, changes, at: Date.now() });
      return true;
    } catch (error) {
      if (isDuplicate(error) || mayHaveBeenWritten(error)) return false;
      throw error;
    }
  }

  /** The number of the next change, and the writes that were told last. */
  async #next(): Promise<{ readonly number: number; readonly told: ReadonlySet<string> }> {
    const last = await this.#at(-1);
    const changes = last?.changes ?? [];
    return { number: (last?._id ?? 1) + changes.length, told: new Set(changes.map(({ writeId }) => writeId)) };
  }

  #untold(): Promise<Untold[]> {
    const projection = { subId: 1, caseId: 1, writeId: 1, untold: 1 };
    const options = { ...this.#reading, sort: { 'untold.time': 1 }, limit: writtenAtOnce, projection } as const;
    return this.cases.find<Untold>(untold, options).toArray();
  }

  /** The first or the last record of changes. */
  #at(order: 1 | -1, bound: object = {}): Promise<ChangesRecord | null> {
    return this.#changes.findOne({ _id: { $gt: settingsId, ...bound } }, { ...this.#reading, sort: { _id: order } });
  }

  /** The last record stays, from which the next number follows. */
  async #forget(last: number): Promise<void> {
    const over = Date.now() - (this.#kept?.lifetime ?? 0);
    const filter = { _id: { $gt: settingsId, $lt: last } };
    const options = { ...this.#reading, sort: { _id: 1 }, limit: forgotten.atOnce, projection: { at: 1 } } as const;
    const oldest = await this.#changes.find(filter, options).toArray();
    const old = oldest.filter(({ at = 0 }) => at < over).map(({ _id }) => _id);
    if (old.length > 0) await this.#changes.deleteMany({ _id: { $in: old } });
  }
}

const bytesOf = (binary: Binary): Uint8Array => binary.buffer.subarray(0, binary.position);

/** Whether counting on comes by a multiple. */
const crosses = (from: number, count: number, every: number): boolean =>
  Math.floor(from / every) !== Math.floor((from + count) / every);

/** Of a record where no case stands only its id says which case that was. */
function keptChangeOf({ _id, subId, caseId, writeId, untold: { created, revision } }: Untold): KeptChange {
  if (subId === '') {
    const [removedSubId, removedCaseId] = JSON.parse(_id) as [string, string];
    return { kind: 'removed', subId: removedSubId, caseId: removedCaseId, revision: null, writeId };
  }
  return { kind: created ? 'created' : 'changed', subId, caseId, revision: revision ?? null, writeId };
}

function changeOf(place: FeedPlace, { kind, subId, caseId, revision }: KeptChange): Change {
  const reference: CaseReference = { subId, caseId };
  return { ...place, reference, kind, ...(revision !== null && { revision }) };
}
