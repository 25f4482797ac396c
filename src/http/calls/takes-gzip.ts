import type { CallContext } from './call-state.js';

/** Whether the client takes an answer compressed; caches are told that others may not. */
export function takesGzip(ctx: CallContext): boolean {
  ctx.vary('Accept-Encoding');
  return ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
}
