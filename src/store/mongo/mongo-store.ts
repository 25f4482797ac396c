import { randomBytes } from 'node:crypto';
import type { Collection, MongoClient } from 'mongodb';
import { byCodePoint } from '../../text/by-code-point.js';
import type { Chain } from '../../case/chain.js';
import type { CaseReference } from '../../case/case.js';
import { type CaseToStore, recordOf } from '../../case/codec.js';
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
import { Deadline } from './deadline.js';
import { MongoAccess } from './mongo-access.js';
import { MongoChanges } from './mongo-changes.js';
import { connectMongo, type MongoConnection, type Patience } from './mongo-connection.js';
import { MongoClaims } from './mongo-claims.js';
import { makeIndexes } from './mongo-indexes.js';
import { behind, MongoPages } from './mongo-pages.js';
import {
  bytesOf,
  type CaseRecord,
  endsOf,
  endsOnly,
  readRecord,
  recordId,
  referenceOf,
  revisionOfWrite,
  withCase,
  writeOfRevision,
} from './mongo-record.js';
import { MongoRecords } from './mongo-records.js';
import { MongoWordings } from './mongo-wordings.js';

export interface MongoOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  readonly patience?: Partial<Patience>;
}

const casesName = 'cases';
const walkedAtOnce = 200;
const recordsAtOnce = 1000;
const listedAtOnce = 2000;

/**
 * Opens (and makes) a case store in a MongoDB database; it connects with the first operation. Any number of instances
 * may share the database.
 */
export async function openMongoStore(
  uri: string,
  { mustExist = false, patience = {} }: MongoOptions = {},
): Promise<WholeStore> {
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

class MongoStore implements WholeStore {
  readonly #client: MongoClient;
  readonly #patience: Patience;
  readonly #cases: Collection<CaseRecord>;
  readonly #claims: MongoClaims;
  readonly #records: MongoRecords;
  readonly #wordings: MongoWordings;
  readonly #pages: MongoPages;
  readonly #reading: { readonly maxTimeMS: number };
  readonly #changes: MongoChanges;
  readonly #access: MongoAccess;

  constructor(connection: MongoConnection) {
    const { client, database, patience } = connection;
    this.#client = client;
    this.#patience = patience;
    this.#cases = client.db(database).collection(casesName);
    this.#claims = new MongoClaims(client.db(database), patience.command);
    this.#changes = new MongoChanges(client.db(database), this.#cases, patience.command);
    this.#records = new MongoRecords(this.#cases, patience.command, this.#changes);
    this.#wordings = new MongoWordings(client.db(database), patience.command);
    this.#reading = { maxTimeMS: patience.command };
    this.#pages = new MongoPages(this.#cases, this.#reading, (work) => this.#within(work));
    this.#access = new MongoAccess(connection, async () => {
      await makeIndexes(this.#cases, patience.command);
      await this.#claims.makeIndex();
      await this.#changes.prepare();
    });
  }

  async exists(): Promise<boolean> {
    return Deadline.within(this.#patience.operation, async () => {
      const found = await this.#client
        .db(this.#cases.dbName)
        .listCollections({ name: { $eq: casesName } }, { nameOnly: true })
        .toArray();
      return found.length > 0;
    });
  }

  read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.#within(async () => {
      const projection = { bytes: 1, writeId: 1, ...endsOnly };
      const found = await this.#cases.findOne(
        { _id: { $eq: recordId(reference) }, ...withCase },
        { projection, maxTimeMS: this.#patience.command },
      );
      if (!found) return undefined;
      return new ProvenCase(reference, bytesOf(found), revisionOfWrite({ writeId: found.writeId, ...endsOf(found) }));
    });
  }

  look(reference: CaseReference): Promise<Place> {
    return this.#within(async () => {
      const found = await this.#records.find(reference);
      if (!found?.present || found.writeId === null) return { revision: undefined, receipts: found?.receipts ?? [] };
      return { revision: revisionOfWrite({ writeId: found.writeId, ...found.ends }), receipts: found.receipts };
    });
  }

  trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.#within(async () => {
      const options = { projection: { trail: 1 }, ...this.#reading };
      return (await this.#cases.findOne({ _id: { $eq: recordId(reference) }, ...withCase }, options))?.trail;
    });
  }

  evidence(reference: CaseReference): Promise<Evidence | undefined> {
    return this.#within(async () => {
      const options = { projection: { evidence: 1 }, ...this.#reading };
      const found = await this.#cases.findOne({ _id: { $eq: recordId(reference) }, ...withCase }, options);
      return found?.evidence && this.#wordings.of(found.evidence);
    });
  }

  create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    const bytes = recordOf(stored);
    return this.#writing([note], (deadline) => this.#records.insert(reference, bytes, note, newWriteId(), deadline));
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    const insertions = cases.map(({ reference, case: stored, ...brings }) => ({
      reference,
      bytes: recordOf(stored),
      note: broughtBy(brings),
      writeId: newWriteId(),
    }));
    const notes = insertions.map(({ note }) => note);
    return this.#writing(notes, (deadline) => this.#records.insertAll(insertions, deadline));
  }

  replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    const content = { bytes: recordOf(stored), note };
    const { writeId, ...ends } = writeOfRevision(revision);
    return this.#writing([note], (deadline) =>
      this.#records.exchange(reference, content, { writeId, ends }, newWriteId(), deadline),
    );
  }

  put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    const bytes = recordOf(stored);
    return this.#writing([note], (deadline) => this.#records.overwrite(reference, bytes, note, newWriteId(), deadline));
  }

  remove(reference: CaseReference, note?: Note): Promise<void> {
    return this.#within((deadline) => this.#records.remove(reference, note, newWriteId(), deadline));
  }

  removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    return this.#within((deadline) =>
      this.#records.removeAt(reference, writeOfRevision(revision).writeId, note, newWriteId(), deadline),
    );
  }

  async subIds(): Promise<string[]> {
    const found = await this.#within(() => this.#cases.distinct('subId', withCase, this.#reading));
    return found.sort(byCodePoint);
  }

  async caseIds(subId: string, { after, limit = Number.POSITIVE_INFINITY }: ListRange = {}): Promise<string[]> {
    const found: string[] = [];
    const projection = { _id: 0, caseId: 1 };
    for (;;) {
      const filter = behind({ subId, caseId: found.at(-1) ?? after ?? '' });
      const asked = Math.min(listedAtOnce, limit - found.length);
      const page = await this.#pages.page<{ caseId: string }>(filter, asked, projection);
      for (const { caseId } of page) found.push(caseId);
      if (page.length < asked || found.length >= limit) return found;
    }
  }

  async *walk(range: WalkRange = {}): AsyncIterable<WalkedCase> {
    for await (const page of this.#pages.of(range, walkedAtOnce))
      for (const record of page)
        yield {
          reference: referenceOf(record),
          ...readRecord(record),
          ...(range.trails && { trail: record.trail }),
          ...(range.evidence &&
            record.evidence && { evidence: await this.#within(() => this.#wordings.of(record.evidence as Chain)) }),
        };
  }

  /** Of all of them the database knows about how many there are. */
  async count(subIds: readonly string[]): Promise<number> {
    return this.#within(() =>
      subIds.length === 0
        ? this.#cases.estimatedDocumentCount(this.#reading)
        : this.#cases.countDocuments({ subId: { $in: [...subIds] } }, this.#reading),
    );
  }

  /**
   * In a session that reads as of its first page; a database keeps that for five minutes unless it is told otherwise.
   */
  async *pages(range: WalkRange = {}): AsyncIterable<readonly StoredRecord[]> {
    const session = (await this.keepsMoments()) ? this.#client.startSession({ snapshot: true }) : undefined;
    try {
      for await (const page of this.#pages.of(range, recordsAtOnce, session))
        yield page.map((record) => ({ reference: referenceOf(record), bytes: bytesOf(record) }));
    } finally {
      await session?.endSession();
    }
  }

  /** A replica set, or a cluster of them. */
  async keepsMoments(): Promise<boolean> {
    const hello = await this.#within(() => this.#client.db(this.#cases.dbName).command({ hello: 1, ...this.#reading }));
    return hello.setName !== undefined || hello.msg === 'isdbgrid';
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.#within((deadline) => this.#claims.claim(mark, until, now, newWriteId(), deadline));
  }

  feed(): Promise<Feed | undefined> {
    return this.#within((deadline) => this.#changes.feed(deadline));
  }

  changes(after: number, most: number): Promise<Changes> {
    return this.#within(() => this.#changes.behind(after, most));
  }

  /** With the next operation: a database that is away now keeps nobody from starting. */
  async keepChanges(lifetime: number): Promise<void> {
    this.#changes.keepFor(lifetime);
    this.#access.prepareAgain();
  }

  close(): Promise<void> {
    return this.#access.close();
  }

  /** What pages say is stored before the case that names it. */
  #writing<T>(notes: readonly (Note | undefined)[], write: (deadline: Deadline) => Promise<T>): Promise<T> {
    return this.#within(async (deadline) => {
      await this.#wordings.keep(notes, deadline);
      return write(deadline);
    });
  }

  #within<T>(work: (deadline: Deadline) => Promise<T>): Promise<T> {
    return this.#access.within(work);
  }
}

const newWriteId = (): string => randomBytes(12).toString('base64url');
