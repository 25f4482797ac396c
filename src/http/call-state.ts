import type { Context, DefaultContext, ParameterizedContext } from 'koa';
import type { Flavor } from '../flavor/flavor.js';

/** What the middlewares of one call tell each other. Nothing in it outlives the call. */
export interface CallState {
  requestId: string;
  /** The operation that answers, once it is known; `path` is without prefix. */
  call?: { readonly path: string; readonly flavor: Flavor };
  loggingArea?: string;
  /** For the log: codes and kinds only, never a value of a case. */
  outcome?: Readonly<Record<string, unknown>>;
}

export type CallContext = ParameterizedContext<CallState, DefaultContext & Pick<Context, 'request'>>;
