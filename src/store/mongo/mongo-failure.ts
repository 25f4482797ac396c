import { MongoError, MongoServerError } from 'mongodb';
import { StoreUnavailable } from '../../errors/store-unavailable.js';

const duplicateKey = 11000;

/**
 * Failures before anything was sent: trying to find out what became of the write would only wait for the same server
 * again.
 */
const beforeSending: ReadonlySet<string> = new Set([
  'MongoServerSelectionError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoNotConnectedError',
]);

/** Whether the server refused an insertion because the key exists. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;

/**
 * Whether a write that failed this way may have taken effect all the same: everything but what never left this process.
 */
export const mayHaveBeenWritten = (error: unknown): boolean =>
  !((error instanceof MongoError && beforeSending.has(error.name)) || isOfTheSystem(error));

/**
 * The kind of the failure without its text, which names hosts; whatever is no failure of the driver or of connecting
 * stays what it is.
 */
export function asUnavailable(error: unknown, outcome: StoreUnavailable['outcome'] = 'none'): unknown {
  if (error instanceof StoreUnavailable)
    return error.outcome === 'unknown' || outcome === 'none'
      ? error
      : new StoreUnavailable(error.message, { cause: error, outcome });
  if (!(error instanceof MongoError) && !isOfTheSystem(error) && !isEndedSocket(error)) return error;
  return new StoreUnavailable(`the store does not work: ${kindsOf(error).join(', ')}`, { outcome });
}

/**
 * What the driver passes on as it came: a name that cannot be resolved, a file of keys that cannot be read. Errors of
 * sockets it wraps.
 */
const isOfTheSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/**
 * Another error that the driver passes on as it came: of Node, for a socket that the server has ended just then.
 * Whether an attempt before it was sent, it does not say.
 */
const isEndedSocket = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/**
 * Names and codes of an error and of its causes: they say why (`ECONNREFUSED`, `AuthenticationFailed`) and come from a
 * fixed list.
 */
function kindsOf(error: Error): readonly string[] {
  const { code, codeName } = error as Error & { readonly code?: unknown; readonly codeName?: unknown };
  const kind = [error.name, code, codeName].filter((word) => word !== undefined).join(' ');
  return error.cause instanceof Error ? [kind, ...kindsOf(error.cause)] : [kind];
}
