import type Router from '@koa/router';
import type { Services } from '../operations/operation.js';
import type { CallState } from './call-state.js';

/** Paths beside the documented ones (decisions, "Starting"): for those who run the service, not for those who integrate it. */
export function mountOperationalRoutes(router: Router<CallState>, { cases, systems }: Services, openApi: object): void {
  const document = JSON.stringify(openApi);
  router.get('/health/live', (ctx) => {
    ctx.body = { status: 'up' };
  });
  // A read that finds nothing reaches the store as well as any other; a store that is away makes it 503 like every call.
  router.get('/health/ready', async (ctx) => {
    await cases.read({ subId: 'health', caseId: 'ready' });
    ctx.body = { status: 'up', ruleSystems: systems.ruleSets.map(({ system, versionId, versionName }) => ({ system, versionId, versionName })) };
  });
  router.get('/openapi.json', (ctx) => {
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = document;
  });
}
