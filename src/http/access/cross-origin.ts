import type { Middleware } from 'koa';
import type { CallState } from '../calls/call-state.js';

/**
 * What a page may send beside what every page may, `tracestate` because libraries of tracing send it with
 * `traceparent`; and for how many seconds a browser need not ask again.
 */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, traceparent, tracestate, X-API-Key, X-Request-Id',
  'Access-Control-Max-Age': '600',
};

/**
 * Lets pages of these origins read what is answered to their keys (docs/operating.md, "Pages of other origins"); to
 * others a browser does not show it. No cookie is ever looked at, so none is allowed.
 */
export function allowOrigins(origins: readonly string[]): Middleware<CallState> {
  const allowed = new Set(origins);
  return async (ctx, next) => {
    ctx.vary('Origin');
    const origin = ctx.get('origin');
    if (!allowed.has(origin)) return next();
    ctx.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers':
        'ETag, Idempotency-Replayed, Retry-After, traceparent, WWW-Authenticate, X-Request-Id',
    });
    if (ctx.method === 'OPTIONS' && ctx.get('access-control-request-method') !== '') {
      ctx.set(preflight);
      ctx.status = 204;
      return undefined;
    }
    return next();
  };
}
