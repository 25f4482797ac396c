import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type Filter, type MongoClient } from 'mongodb';
import { byCodePoint } from '../../text/by-code-point.js';
import { type Case, type CaseReference, caseName } from '../../case/case.js';
import { decodeCase, encodeCase } from '../../case/codec.js';
import type { CaseStore, CaseToCreate, Revision, StoredCase, WalkedCase, WalkRange } from '../../case/store.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { Deadline } from './deadline.js';
import { connectMongo, type MongoConnection, type Patience } from './mongo-connection.js';
import { MongoClaims } from './mongo-claims.js';
import { asUnavailable } from './mongo-failure.js';
import { type CaseRecord, MongoRecords, recordId } from './mongo-records.js';
import { reasonOf } from '../../text/reason-of.js';

export interface MongoOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  readonly patience?: Partial<Patience>;
}

/** Without a collation texts are compared as UTF-8 bytes, which is the order of code points. */
const inOrder = { subId: 1, caseId: 1 } as const;
const casesName = 'cases';
const walkedAtOnce = 200;
const listedAtOnce = 20000;

/**
 * Opens (and makes) a case store in a MongoDB database; it connects with the first operation. Any number of instances
 * may share the database.
 */
export async function openMongoStore(
  uri: string,
  { mustExist = false, patience = {} }: MongoOptions = {},
): Promise<CaseStore> {
  const connection = connectMongo(uri, patience);
  const store = new MongoStore(connection);
  if (!mustExist) return store;
  try {
    if (await store.exists()) return store;
    throw new Error(`there is no case store in the database ${connection.database}`);
  } catch (error) {
    await store.close();
    throw error;
  }
}

class MongoStore implements CaseStore {
  readonly #client: MongoClient;
  readonly #patience: Patience;
  readonly #cases: Collection<CaseRecord>;
  readonly #claims: MongoClaims;
  readonly #records: MongoRecords;
  readonly #reading: { readonly maxTimeMS: number };
  #prepared: Promise<void> | undefined;
  #closed = false;

  constructor({ client, database, patience }: MongoConnection) {
    this.#client = client;
    this.#patience = patience;
    this.#cases = client.db(database).collection(casesName);
    this.#claims = new MongoClaims(client.db(database), patience.command);
    this.#records = new MongoRecords(this.#cases, patience.command);
    this.#reading = { maxTimeMS: patience.command };
  }

  async exists(): Promise<boolean> {
    return Deadline.within(this.#patience.operation, async () => {
      const found = await this.#client
        .db(this.#cases.dbName)
        .listCollections({ name: { $eq: casesName } }, { nameOnly: true })
        .toArray();
      return found.length > 0;
    }).catch(unavailable);
  }

  read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.#within(async () => {
      const projection = { bytes: 1, writeId: 1 };
      const found = await this.#cases.findOne(
        { _id: { $eq: recordId(reference) } },
        { projection, maxTimeMS: this.#patience.command },
      );
      if (!found) return undefined;
      const read = readRecord(found);
      if (read.case) return { case: read.case, revision: found.writeId };
      throw new Error(`${caseName(reference)}: ${read.damage}`);
    });
  }

  create(reference: CaseReference, stored: Case): Promise<boolean> {
    const bytes = encodeCase(stored);
    return this.#within((deadline) => this.#records.insert(reference, bytes, newWriteId(), deadline));
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    const insertions = cases.map(({ reference, case: stored }) => ({
      reference,
      bytes: encodeCase(stored),
      writeId: newWriteId(),
    }));
    return this.#within((deadline) => this.#records.insertAll(insertions, deadline));
  }

  replace(reference: CaseReference, stored: Case, revision: Revision): Promise<boolean> {
    const bytes = encodeCase(stored);
    return this.#within((deadline) =>
      this.#records.exchange(reference, bytes, String(revision), newWriteId(), deadline),
    );
  }

  put(reference: CaseReference, stored: Case): Promise<void> {
    const bytes = encodeCase(stored);
    return this.#within((deadline) => this.#records.overwrite(reference, bytes, newWriteId(), deadline));
  }

  remove(reference: CaseReference): Promise<void> {
    return this.#within((deadline) => this.#records.remove(reference, deadline));
  }

  async subIds(): Promise<string[]> {
    const found = await this.#within(() => this.#cases.distinct('subId', {}, this.#reading));
    return found.sort(byCodePoint);
  }

  async caseIds(subId: string): Promise<string[]> {
    const found: string[] = [];
    const projection = { _id: 0, caseId: 1 };
    for (;;) {
      const filter = { subId: { $eq: subId }, ...(found.length > 0 && { caseId: { $gt: found.at(-1) ?? '' } }) };
      const page = await this.#page<{ caseId: string }>(filter, listedAtOnce, projection);
      for (const { caseId } of page) found.push(caseId);
      if (page.length < listedAtOnce) return found;
    }
  }

  /** In pages, each of which starts after the last: no cursor stays open while the caller works. */
  async *walk({ subId, after }: WalkRange = {}): AsyncIterable<WalkedCase> {
    let filter: Filter<CaseRecord> | undefined = after
      ? behind(after)
      : subId === undefined
        ? {}
        : { subId: { $eq: subId } };
    let within = after ? after.subId : subId;
    while (filter) {
      const page: CaseRecord[] = await this.#page<CaseRecord>(filter, walkedAtOnce);
      for (const record of page)
        yield { reference: { subId: record.subId, caseId: record.caseId }, ...readRecord(record) };
      const last = page.at(-1);
      if (page.length === walkedAtOnce && last) {
        within = last.subId;
        filter = behind(last);
      } else if (subId === undefined && within !== undefined) {
        filter = { subId: { $gt: within } };
        within = undefined;
      } else {
        filter = undefined;
      }
    }
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.#within((deadline) => this.#claims.claim(mark, until, now, newWriteId(), deadline));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client.close();
  }

  #page<T>(filter: Filter<CaseRecord>, limit: number, projection?: object): Promise<T[]> {
    const options = { ...this.#reading, sort: inOrder, limit, batchSize: limit, ...(projection && { projection }) };
    return this.#within(() => this.#cases.find(filter, options).toArray() as Promise<unknown[]> as Promise<T[]>);
  }

  async #within<T>(work: (deadline: Deadline) => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreUnavailable('the store is closed');
    return Deadline.within(this.#patience.operation, async (deadline) => {
      await this.#prepare();
      return work(deadline);
    }).catch(unavailable);
  }

  /** Connection and indexes, once for each process; a failure is tried again with the next operation. */
  #prepare(): Promise<void> {
    this.#prepared ??= this.#makeIndexes().catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return this.#prepared;
  }

  /** After a first connection that failed, only `connect` makes the driver try another. */
  async #makeIndexes(): Promise<void> {
    await this.#client.connect();
    await this.#cases.createIndex(inOrder, { unique: true, ...this.#reading });
    await this.#claims.makeIndex();
    const { collation } = await this.#cases.options();
    if (collation && collation.locale !== 'simple')
      throw new Error(
        `the collection ${this.#cases.namespace} was made with a collation; the case store needs one without`,
      );
  }
}

function unavailable(error: unknown): never {
  throw asUnavailable(error);
}

/** The further cases of its sub-system. */
const behind = ({ subId, caseId }: CaseReference): Filter<CaseRecord> => ({
  subId: { $eq: subId },
  caseId: { $gt: caseId },
});

const newWriteId = (): string => randomBytes(12).toString('base64url');

/** A record whose bytes are what its digest says, or why they are not. */
function readRecord({
  bytes,
}: Pick<CaseRecord, 'bytes'>):
  | { readonly case: Case; readonly damage?: undefined }
  | { readonly case?: undefined; readonly damage: string } {
  try {
    if (!(bytes instanceof Binary)) throw new Error('the record has no content');
    return { case: decodeCase(bytes.buffer.subarray(0, bytes.position)) };
  } catch (error) {
    return { damage: reasonOf(error) };
  }
}
