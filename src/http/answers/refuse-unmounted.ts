import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { CallState } from '../calls/call-state.js';
import { Refusal } from '../calls/refusal.js';

/**
 * Refuses, before routing, what the router would answer differently: an unknown path (404) and a wrong method (405 with
 * `Allow`), HEAD among them. A router takes HEAD for GET, and a HEAD must not delete a case. Nor must a line such as
 * `GET /deleteCase?...` in what another protocol sends here: Node takes it for HTTP/0.9, which no client speaks (400).
 */
export function refuseUnmounted(router: Router<CallState>): Middleware<CallState> {
  return async (ctx, next) => {
    if (ctx.req.httpVersionMajor < 1) throw new Refusal(400, 'the request names no version of HTTP');
    const { path } = router.match(ctx.path, ctx.method);
    if (path.length === 0) throw new Refusal(404, 'there is no such path');
    const allowed = path.flatMap(({ methods }) => methods).filter((method) => method !== 'HEAD');
    if (!allowed.includes(ctx.method))
      throw new Refusal(405, 'the path has another method', { Allow: allowed.join(', ') });
    await next();
  };
}
