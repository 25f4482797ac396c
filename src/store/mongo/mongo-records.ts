import type { Collection, Filter } from 'mongodb';
import type { CaseReference } from '../../case/case.js';
import type { Note } from '../../case/note.js';
import type { Receipt } from '../../case/receipt.js';
import type { Deadline } from './deadline.js';
import { attempt, look, outcomeUnknown, waitWithin } from './mongo-attempt.js';
import {
  type CaseRecord,
  changeTo,
  type Content,
  type Ends,
  endsOf,
  endsOnly,
  type KeptFeed,
  newRecord,
  receiptsLeft,
  receiptsOf,
  recentKept,
  recordId,
  type Replaced,
} from './mongo-record.js';

/** A case that is to be inserted. */
export interface Insertion {
  readonly reference: CaseReference;
  readonly bytes: Buffer;
  readonly note: Note | undefined;
  readonly writeId: string;
}

/** A record, as far as who writes it looks at it. */
interface Found {
  readonly writeId: string | null;
  readonly recent: readonly string[];
  /** Whether a case stands there. */
  readonly present: boolean;
  readonly receipts: readonly Receipt[];
  /** Where the chains of the case end. */
  readonly ends: Ends;
}

/**
 * Conditional writes of case records whose outcome is known or refused as unknown. Each write carries an id; when its
 * answer is lost, the record is read again and says whether the write is in it. A write that is sent again, or that
 * arrives late, takes effect at most once, because it names the write that it replaces or removes, and that never
 * returns. Only an insertion names none: it is never sent again.
 */
export class MongoRecords {
  constructor(
    private readonly records: Collection<CaseRecord>,
    private readonly maxTimeMS: number,
    private readonly feed: KeptFeed,
  ) {}

  /** What stands at a place; undefined when nothing does. */
  find(reference: CaseReference): Promise<Found | undefined> {
    return this.#find(reference);
  }

  /** Inserts a case; false when there is one. */
  async insert(
    reference: CaseReference,
    bytes: Buffer,
    note: Note | undefined,
    writeId: string,
    deadline: Deadline,
  ): Promise<boolean> {
    for (;;) {
      const outcome = await attempt(
        async () => (await this.records.insertOne(newRecord(reference, bytes, note, writeId, this.feed))).acknowledged,
        deadline,
      );
      if (outcome === 'done') return true;
      const found = await look(() => this.#find(reference), deadline);
      if (found?.recent.includes(writeId)) return true;
      if (outcome === 'unknown') throw outcomeUnknown();
      if (!found || found.present) return false;
      // The receipts of a case that is gone: this one takes its place beside them.
      if (await this.exchange(reference, { bytes, note }, found, writeId, deadline)) return true;
    }
  }

  /** Inserts the cases that are not there yet, in one command; for each whether it was inserted. */
  async insertAll(insertions: readonly Insertion[], deadline: Deadline): Promise<readonly boolean[]> {
    if (insertions.length === 0) return [];
    const records = insertions.map(({ reference, bytes, note, writeId }) =>
      newRecord(reference, bytes, note, writeId, this.feed),
    );
    const outcome = await attempt(
      async () => (await this.records.insertMany(records, { ordered: false })).acknowledged,
      deadline,
    );
    if (outcome === 'done') return insertions.map(() => true);
    const found = await look(() => this.#findAll(insertions.map(({ reference }) => recordId(reference))), deadline);
    const done: boolean[] = [];
    for (const { reference, bytes, note, writeId } of insertions) {
      const there = found.get(recordId(reference));
      // Neither ours nor another's: it failed for a reason of its own, or its outcome is not known.
      if (!there) throw outcomeUnknown();
      const ours = there.recent.includes(writeId);
      done.push(ours || (!there.present && (await this.insert(reference, bytes, note, writeId, deadline))));
    }
    return done;
  }

  /** Replaces the content of a record if its last write is still the expected one. */
  async exchange(
    reference: CaseReference,
    content: Content,
    { writeId: expected, ...replaced }: Pick<Found, 'writeId'> & Replaced,
    writeId: string,
    deadline: Deadline,
  ): Promise<boolean> {
    const filter: Filter<CaseRecord> = { _id: { $eq: recordId(reference) }, writeId: { $eq: expected as string } };
    const change = changeTo(reference, content, replaced, writeId, this.feed);
    for (let known = true; ; ) {
      const outcome = await attempt(
        async () => (await this.records.updateOne(filter, change)).matchedCount === 1,
        deadline,
      );
      if (outcome === 'done') return true;
      const found = await look(() => this.#find(reference), deadline);
      if (found?.recent.includes(writeId)) return true;
      known &&= outcome === 'refused';
      if (known) return false;
      if (!found || expected === null || !found.recent.includes(expected)) throw outcomeUnknown();
      if (found.writeId !== expected) return false;
      await waitWithin(deadline);
    }
  }

  /** Writes a case whatever was there. */
  async overwrite(
    reference: CaseReference,
    bytes: Buffer,
    note: Note | undefined,
    writeId: string,
    deadline: Deadline,
  ): Promise<void> {
    for (;;) {
      const found = await this.#find(reference);
      const written = found
        ? await this.exchange(reference, { bytes, note }, found, writeId, deadline)
        : await this.insert(reference, bytes, note, writeId, deadline);
      if (written) return;
      await waitWithin(deadline);
    }
  }

  /**
   * Removes a case, and its record where no receipt is left and no feed has to tell it. One that came into being after
   * the one that was to be removed is another case, and stays.
   */
  async remove(reference: CaseReference, note: Note | undefined, writeId: string, deadline: Deadline): Promise<void> {
    let found = await this.#find(reference);
    while (found?.present) {
      const expected = found.writeId;
      const left = receiptsLeft(found.receipts, note);
      if (left.length > 0 || this.feed.lifetime !== undefined) {
        if (await this.exchange(reference, { left }, found, writeId, deadline)) return;
      } else {
        const filter: Filter<CaseRecord> = { _id: { $eq: recordId(reference) }, writeId: { $eq: expected as string } };
        const send = async (): Promise<boolean> => (await this.records.deleteOne(filter)).deletedCount === 1;
        if ((await attempt(send, deadline)) === 'done') return;
      }
      await waitWithin(deadline);
      found = await look(() => this.#find(reference), deadline);
      if (!found || expected === null || found.recent.includes(expected)) continue;
      if (found.recent.length < recentKept) return;
      throw outcomeUnknown();
    }
  }

  /** Removes the case if its last write is still the expected one. The record stays, so that the outcome is known. */
  async removeAt(
    reference: CaseReference,
    expected: string,
    note: Note | undefined,
    writeId: string,
    deadline: Deadline,
  ): Promise<boolean> {
    const found = await this.#find(reference);
    if (!found?.present || found.writeId !== expected) return false;
    return this.exchange(reference, { left: receiptsLeft(found.receipts, note) }, found, writeId, deadline);
  }

  async #findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
    const found = await this.records
      .find({ _id: { $in: [...ids] } }, { projection: looked, maxTimeMS: this.maxTimeMS })
      .toArray();
    return new Map(found.map((record) => [record._id, foundIn(record)]));
  }

  async #find(reference: CaseReference): Promise<Found | undefined> {
    const found = await this.records.findOne(
      { _id: { $eq: recordId(reference) } },
      { projection: looked, maxTimeMS: this.maxTimeMS },
    );
    return found ? foundIn(found) : undefined;
  }
}

const looked = { subId: 1, writeId: 1, recent: 1, receipts: 1, ...endsOnly };

const foundIn = (record: CaseRecord): Found => ({
  writeId: record.writeId ?? null,
  recent: record.recent ?? [],
  present: record.subId !== '',
  receipts: receiptsOf(record),
  ends: endsOf(record),
});
