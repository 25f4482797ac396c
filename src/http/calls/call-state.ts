import type { Context, DefaultContext, ParameterizedContext } from 'koa';
import type { CaseReference } from '../../case/case.js';
import type { Flavor } from '../../flavor/flavor.js';

/** What the middlewares of one call tell each other. Nothing in it outlives the call. */
export interface CallState {
  requestId: string;
  /** The operation that answers, once it is known; `path` is without prefix, `operation` its name in the table. */
  call?: { readonly path: string; readonly flavor: Flavor; readonly operation: string };
  loggingArea?: string;
  /** The cases that it names; only their keyed hashes are logged. */
  cases?: readonly CaseReference[];
  /** Who calls, where the service asks. */
  client?: string;
  /** For the log: codes and kinds only, never a value of a case. */
  outcome?: Readonly<Record<string, unknown>>;
}

export type CallContext = ParameterizedContext<CallState, DefaultContext & Pick<Context, 'request'>>;
