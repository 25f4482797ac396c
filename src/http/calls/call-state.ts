import type { Context, DefaultContext, ParameterizedContext } from 'koa';
import type { Flavor } from '../../flavor/flavor.js';
import type { Operation, OperationRequest } from '../../operations/operation.js';

/** A path of the operation table: an operation in one of its flavors. */
export interface MountedOperation {
  readonly operation: Operation;
  readonly flavor: Flavor;
  /** Without prefix, as the envelope names it. */
  readonly path: string;
}

/** A call of an operation, as far as it was read. */
export interface Call extends MountedOperation {
  readonly query: OperationRequest['query'];
  body?: object | undefined;
}

/** What the middlewares of one call tell each other. Nothing in it outlives the call. */
export interface CallState {
  requestId: string;
  /** W3C Trace Context, when the call came with one. */
  traceparent?: string;
  /** Of what is in the operation table; nothing of its content is logged but keyed hashes of the cases it names. */
  call?: Call;
  loggingArea?: string;
  /** Who calls, where the service asks. */
  client?: string;
  /** For the log: codes and kinds only, never a value of a case. */
  outcome?: Readonly<Record<string, unknown>>;
}

export type CallContext = ParameterizedContext<CallState, DefaultContext & Pick<Context, 'request'>>;
