import { CaseError, CaseErrors } from '../../errors/case-error.js';
import type { Operation } from '../../operations/operation.js';
import { writes } from '../../operations/repetition.js';
import type { CallContext } from '../calls/call-state.js';
import { type Revisions, revisionsOf } from './entity-tag.js';

/** What a call that writes says beside what it asks for; undefined where it does not. */
export interface Conditions {
  /** `Idempotency-Key`: the call is carried out once, however often it is sent with this key. */
  readonly key: string | undefined;
  /** `If-Match`: the states of the case in which it may be written. */
  readonly match: Revisions | undefined;
}

const keyForm = /^[\x21-\x7e]{1,128}$/;

/**
 * The conditions of a call; none of an operation that writes nothing, which looks at neither header line.
 * @throws CaseErrors 512 that names the line (decisions, "Retry and concurrency")
 */
export function conditionsOf(ctx: CallContext, operation: Operation): Conditions | undefined {
  if (!writes(operation)) return undefined;
  const { 'idempotency-key': key, 'if-match': line } = ctx.req.headers;
  const given = Array.isArray(key) ? key.join(', ') : key;
  const match = line === undefined ? undefined : revisionsOf(line);
  const faults = [
    ...(given !== undefined && !keyForm.test(given)
      ? [refused('Idempotency-Key', 'must have 1 to 128 visible ASCII characters')]
      : []),
    ...(line !== undefined && match === undefined ? [refused('If-Match', 'must be an ETag, several, or *')] : []),
  ];
  if (faults.length > 0) throw new CaseErrors(faults);
  return given === undefined && match === undefined ? undefined : { key: given, match };
}

const refused = (attribute: string, reason: string): CaseError =>
  new CaseError('invalidAttribute', { attribute, reason: `${reason} (in the header)` });
