import { Binary, type Collection, type Filter, type UpdateFilter } from 'mongodb';
import type { CaseReference } from '../../case/case.js';
import type { Deadline } from './deadline.js';
import { attempt, look, outcomeUnknown, waitWithin } from './mongo-attempt.js';

/** One case: its bytes with their digest (case/codec.ts), and the ids of the writes that made it what it is. */
export interface CaseRecord {
  /** Both ids as JSON, so that a case cannot be there twice even where the index is missing. */
  readonly _id: string;
  readonly subId: string;
  readonly caseId: string;
  readonly bytes: Binary;
  /** Of the last write: the revision. Random, so that one that was replaced or removed never comes back. */
  readonly writeId: string;
  /** Of the last writes, the newest at the end: where a writer whose answer was lost looks for itself. */
  readonly recent: readonly string[];
}

/** A record that is to be inserted. */
export interface Insertion {
  readonly reference: CaseReference;
  readonly bytes: Uint8Array;
  readonly writeId: string;
}

interface LastWrites {
  readonly writeId: string | null;
  readonly recent: readonly string[];
}

/** A writer whose answer was lost still finds itself behind that many writes less one. */
const recentKept = 32;

function newRecord({ reference, bytes, writeId }: Insertion): CaseRecord {
  const { subId, caseId } = reference;
  return { _id: recordId(reference), subId, caseId, bytes: new Binary(bytes), writeId, recent: [writeId] };
}

export const recordId = ({ subId, caseId }: CaseReference): string => JSON.stringify([subId, caseId]);

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
  ) {}

  /** Inserts a record; false when there is one. */
  async insert(reference: CaseReference, bytes: Uint8Array, writeId: string, deadline: Deadline): Promise<boolean> {
    const outcome = await attempt(
      async () => (await this.records.insertOne(newRecord({ reference, bytes, writeId }))).acknowledged,
    );
    if (outcome === 'done') return true;
    const found = await look(() => this.#find(reference), deadline);
    if (found?.recent.includes(writeId)) return true;
    if (outcome === 'refused') return false;
    throw outcomeUnknown();
  }

  /** Inserts the records that are not there yet, in one command; for each whether it was inserted. */
  async insertAll(insertions: readonly Insertion[], deadline: Deadline): Promise<readonly boolean[]> {
    if (insertions.length === 0) return [];
    const outcome = await attempt(
      async () => (await this.records.insertMany(insertions.map(newRecord), { ordered: false })).acknowledged,
    );
    if (outcome === 'done') return insertions.map(() => true);
    const found = await look(() => this.#findAll(insertions.map(({ reference }) => recordId(reference))), deadline);
    return insertions.map(({ reference, writeId }) => {
      const recent = found.get(recordId(reference));
      // Neither ours nor another's: it failed for a reason of its own, or its outcome is not known.
      if (!recent) throw outcomeUnknown();
      return recent.includes(writeId);
    });
  }

  /** Replaces the content of a record if its last write is still the expected one. */
  async exchange(
    reference: CaseReference,
    bytes: Uint8Array,
    expected: string | null,
    writeId: string,
    deadline: Deadline,
  ): Promise<boolean> {
    const filter: Filter<CaseRecord> = { _id: { $eq: recordId(reference) }, writeId: { $eq: expected as string } };
    const change: UpdateFilter<CaseRecord> = {
      $set: { bytes: new Binary(bytes), writeId },
      $push: { recent: { $each: [writeId], $slice: -recentKept } },
    };
    for (let known = true; ; ) {
      const outcome = await attempt(async () => (await this.records.updateOne(filter, change)).matchedCount === 1);
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

  /** Writes a record whatever was there. */
  async overwrite(reference: CaseReference, bytes: Uint8Array, writeId: string, deadline: Deadline): Promise<void> {
    for (;;) {
      const found = await this.#find(reference);
      const written = found
        ? await this.exchange(reference, bytes, found.writeId, writeId, deadline)
        : await this.insert(reference, bytes, writeId, deadline);
      if (written) return;
      await waitWithin(deadline);
    }
  }

  /** Removes a record. One that came into being after the one that was to be removed is another case, and stays. */
  async remove(reference: CaseReference, deadline: Deadline): Promise<void> {
    let found = await this.#find(reference);
    while (found) {
      const { writeId } = found;
      const filter: Filter<CaseRecord> = { _id: { $eq: recordId(reference) }, writeId: { $eq: writeId as string } };
      if ((await attempt(async () => (await this.records.deleteOne(filter)).deletedCount === 1)) === 'done') return;
      await waitWithin(deadline);
      found = await look(() => this.#find(reference), deadline);
      if (!found || writeId === null || found.recent.includes(writeId)) continue;
      if (found.recent.length < recentKept) return;
      throw outcomeUnknown();
    }
  }

  /** The ids of the last writes of those records that are there. */
  async #findAll(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = await this.records
      .find({ _id: { $in: [...ids] } }, { projection: { recent: 1 }, maxTimeMS: this.maxTimeMS })
      .toArray();
    return new Map(found.map(({ _id, recent = [] }) => [_id, recent]));
  }

  /** The ids of a record's last writes. */
  async #find(reference: CaseReference): Promise<LastWrites | undefined> {
    const projection = { writeId: 1, recent: 1 };
    const found = await this.records.findOne(
      { _id: { $eq: recordId(reference) } },
      { projection, maxTimeMS: this.maxTimeMS },
    );
    return found ? { writeId: found.writeId ?? null, recent: found.recent ?? [] } : undefined;
  }
}
