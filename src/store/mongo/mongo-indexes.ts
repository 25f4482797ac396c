import { type Collection, MongoServerError } from 'mongodb';
import type { CaseRecord } from './mongo-record.js';

/** Without a collation texts are compared as UTF-8 bytes, which is the order of code points. */
export const inOrder = { subId: 1, caseId: 1 } as const;

/** @throws (rejects) Error for a collection that was made with a collation */
export async function makeIndexes(cases: Collection<CaseRecord>, maxTimeMS: number): Promise<void> {
  await makeOrder(cases, maxTimeMS);
  await cases.createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0, sparse: true, maxTimeMS });
  const { collation } = await cases.options();
  if (collation && collation.locale !== 'simple')
    throw new Error(`the collection ${cases.namespace} was made with a collation; the case store needs one without`);
}

/**
 * The order of the lists. A case is there once by its `_id`, by which a cluster divides them (docs/scaling.md): there
 * no other index may be unique. One that is, of an earlier version, serves as well where nothing is divided.
 */
async function makeOrder(cases: Collection<CaseRecord>, maxTimeMS: number): Promise<void> {
  await cases.createIndex(inOrder, { maxTimeMS }).catch((error: unknown) => {
    if (!(error instanceof MongoServerError && error.codeName?.startsWith('Index'))) throw error;
  });
}
