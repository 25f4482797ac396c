import type { CallContext } from './call-state.js';

/**
 * How a client takes an answer compressed, ours first; nothing: it does not. Caches are told that others may take it
 * otherwise.
 */
export function encodingFor<E extends 'br' | 'gzip'>(ctx: CallContext, ...ours: readonly E[]): E | undefined {
  ctx.vary('Accept-Encoding');
  return ours.find((encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding);
}
