import type { ClientSession, Collection, Filter } from 'mongodb';
import type { CaseReference } from '../../case/case.js';
import type { WalkRange } from '../../case/store.js';
import { inOrder } from './mongo-indexes.js';
import { type CaseRecord, withCase } from './mongo-record.js';

/** Reads the records of a part of the store in the order of the lists, some at once. */
export class MongoPages {
  constructor(
    private readonly cases: Collection<CaseRecord>,
    private readonly reading: { readonly maxTimeMS: number },
    private readonly within: <T>(work: () => Promise<T>) => Promise<T>,
  ) {}

  /** Each starts after the last: no cursor stays open while the caller works. */
  async *of(
    { subId, after, trails = false, evidence = false }: WalkRange,
    atOnce: number,
    session?: ClientSession,
  ): AsyncIterable<CaseRecord[]> {
    const projection = { subId: 1, caseId: 1, bytes: 1, ...(trails && { trail: 1 }), ...(evidence && { evidence: 1 }) };
    let filter: Filter<CaseRecord> | undefined = after
      ? behind(after)
      : subId === undefined
        ? withCase
        : { subId: { $eq: subId } };
    let within = after ? after.subId : subId;
    while (filter) {
      const page: CaseRecord[] = await this.page<CaseRecord>(filter, atOnce, projection, session);
      yield page;
      const last = page.at(-1);
      if (page.length === atOnce && last) {
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

  page<T>(filter: Filter<CaseRecord>, limit: number, projection: object, session?: ClientSession): Promise<T[]> {
    const options = {
      ...this.reading,
      sort: inOrder,
      limit,
      batchSize: limit,
      projection,
      ...(session && { session }),
    };
    return this.within(() => this.cases.find(filter, options).toArray() as Promise<unknown[]> as Promise<T[]>);
  }
}

/** The further cases of its sub-system. */
export const behind = ({ subId, caseId }: CaseReference): Filter<CaseRecord> => ({
  subId: { $eq: subId },
  caseId: { $gt: caseId },
});
