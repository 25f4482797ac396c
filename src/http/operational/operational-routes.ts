import type Router from '@koa/router';
import type { Services } from '../../operations/operation.js';
import type { CallState } from '../calls/call-state.js';
import { type Edge, servicesFor } from '../admission/edge.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import { Readiness } from './readiness.js';
import type { ReadyAnswer, UpAnswer } from './operational-answers.js';

/**
 * Paths beside the documented ones (decisions, "Starting"): for those who run the service, not for those who integrate
 * it.
 */
export function mountOperationalRoutes(
  router: Router<CallState>,
  services: Services,
  openApi: object,
  metrics: ServiceMetrics,
  edge: Edge,
): void {
  const readiness = new Readiness(services);
  const document = JSON.stringify(openApi);
  router.get('/health/live', (ctx) => {
    ctx.body = { status: 'up' } satisfies UpAnswer;
  });
  // A store that is away makes it 503 like every call. It waits behind nobody: that the service is busy does not make
  // it unready.
  router.get('/health/ready', async (ctx) => {
    await readiness.check();
    ctx.body = {
      status: 'up',
      ruleSystems: services.systems.ruleSets.map(({ system, versionId, versionName }) => ({
        system,
        versionId,
        versionName,
      })),
    } satisfies ReadyAnswer;
  });
  router.get('/metrics', async (ctx) => {
    await servicesFor(edge, ctx, ['operate'], services);
    ctx.set('Content-Type', metrics.contentType);
    ctx.body = await metrics.text();
  });
  router.get('/openapi.json', (ctx) => {
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = document;
  });
}
