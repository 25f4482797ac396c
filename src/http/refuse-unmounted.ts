import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { CallState } from './call-state.js';
import { Refusal } from './refusal.js';

/**
 * Refuses, before routing, what the router would answer differently: an unknown path (404) and a wrong method (405 with
 * `Allow`), HEAD among them. A router takes HEAD for GET, and a HEAD must not delete a case.
 */
export function refuseUnmounted(router: Router<CallState>): Middleware<CallState> {
  return async (ctx, next) => {
    const { path } = router.match(ctx.path, ctx.method);
    if (path.length === 0) throw new Refusal(404, 'there is no such path');
    const allowed = path.flatMap(({ methods }) => methods).filter((method) => method !== 'HEAD');
    if (!allowed.includes(ctx.method)) throw new Refusal(405, 'the path has another method', { Allow: allowed.join(', ') });
    await next();
  };
}
