import { MongoError, MongoServerError } from 'mongodb';
import { StoreUnavailable } from '../errors.js';

const duplicateKey = 11000;

/** Failures before anything was sent: trying to find out what became of the write would only wait for the same server again. */
const beforeSending: ReadonlySet<string> = new Set([
  'MongoServerSelectionError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoNotConnectedError',
]);

/** Whether the server refused an insertion because the key exists. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === duplicateKey;

/** Whether a write that failed this way may have taken effect all the same: everything but what never left this process. */
export const mayHaveBeenWritten = (error: unknown): boolean => !(error instanceof MongoError && beforeSending.has(error.name));

/** The kind of the failure without its text, which names hosts; whatever is no failure of the driver stays what it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof MongoError)) return error;
  const code = error.code === undefined ? '' : ` ${error.code}`;
  return new StoreUnavailable(`the store does not work: ${error.name}${code}`);
}
