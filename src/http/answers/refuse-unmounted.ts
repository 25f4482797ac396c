import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { CallContext, CallState } from '../calls/call-state.js';
import { Refusal } from '../calls/refusal.js';

/**
 * Refuses, before routing, what the router would take: HEAD, which it takes for GET, and a HEAD must not delete a case
 * (405 with `Allow`). Nor must a line such as `GET /deleteCase?...` in what another protocol sends here: Node takes it
 * for HTTP/0.9, which no client speaks (400).
 */
export function refuseHead(router: Router<CallState>): Middleware<CallState> {
  return (ctx, next) => {
    if (ctx.req.httpVersionMajor < 1) throw new Refusal(400, 'the request names no version of HTTP');
    if (ctx.method === 'HEAD') refuse(router, ctx);
    return next();
  };
}

/** Refuses, behind the router, what has no route: an unknown path (404) and a wrong method (405 with `Allow`). */
export function refuseUnmounted(router: Router<CallState>): Middleware<CallState> {
  return async (ctx) => refuse(router, ctx);
}

function refuse(router: Router<CallState>, { path, method }: CallContext): never {
  const mounted = router.match(path, method).path;
  if (mounted.length === 0) throw new Refusal(404, 'there is no such path');
  const allowed = mounted.flatMap(({ methods }) => methods).filter((each) => each !== 'HEAD');
  throw new Refusal(405, 'the path has another method', { Allow: allowed.join(', ') });
}
