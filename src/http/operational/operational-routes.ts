import type Router from '@koa/router';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import type { Services } from '../../operations/operation.js';
import type { CallState } from '../calls/call-state.js';
import { type Edge, servicesFor } from '../admission/edge.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import { Readiness } from './readiness.js';
import type { ReadyAnswer, UpAnswer } from './operational-answers.js';
import type { LiveSystems, Reloads } from '../../screens/model/systems.js';

/**
 * Paths beside the documented ones (decisions, "Starting"): for those who run the service, not for those who integrate
 * it. `documents` are the editions of the OpenAPI document, by path.
 */
export function mountOperationalRoutes(
  router: Router<CallState>,
  services: () => Services,
  documents: Readonly<Record<string, () => object>>,
  metrics: ServiceMetrics,
  edge: Edge,
  live?: LiveSystems,
): void {
  const readiness = new Readiness(services());
  // What else goes wrong with a store heals by itself: only where it does not, somebody is to start the process again.
  router.get('/health/live', (ctx) => {
    const { cases } = services();
    if ((cases.behind ?? cases).needsRestart) throw new StoreUnavailable('the store works again after a restart');
    ctx.body = { status: 'up' } satisfies UpAnswer;
  });
  // A store that is away makes it 503 like every call. It waits behind nobody: that the service is busy does not make
  // it unready.
  router.get('/health/ready', async (ctx) => {
    await readiness.check();
    ctx.body = {
      status: 'up',
      ruleSystems: services().systems.ruleSets.map(({ system, versionId, versionName }) => ({
        system,
        versionId,
        versionName,
      })),
      ...(live && { reload: reloadOf(live.reloads) }),
    } satisfies ReadyAnswer;
  });
  router.get('/metrics', async (ctx) => {
    await servicesFor(edge, ctx, ['operate'], services());
    ctx.set('Content-Type', metrics.contentType);
    ctx.body = await metrics.text();
  });
  for (const [path, described] of Object.entries(documents)) {
    let document: string | undefined;
    router.get(path, (ctx) => {
      document ??= JSON.stringify(described());
      ctx.set('Content-Type', 'application/json; charset=utf-8');
      ctx.body = document;
    });
  }
}

/** A service that refuses the changed files is ready all the same: those before serve. */
const reloadOf = ({ since, waiting }: Reloads): NonNullable<ReadyAnswer['reload']> => ({
  since: timeOf(since),
  ...(waiting && { refused: { since: timeOf(waiting.since), errors: waiting.errors } }),
});

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
