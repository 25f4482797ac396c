import type { IncomingMessage, ServerResponse } from 'node:http';
import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Access } from './http/access/access.js';
import { Admission, type Capacity } from './http/admission/admission.js';
import type { CallState } from './http/calls/call-state.js';
import { logCalls } from './http/answers/log-calls.js';
import { countCalls } from './http/metrics/count-calls.js';
import { MeasuredCases } from './http/metrics/measured-cases.js';
import { measuredSystems } from './http/metrics/measured-systems.js';
import { ServiceMetrics } from './http/metrics/service-metrics.js';
import { openApiDocument } from './http/openapi/document.js';
import { mountOperationalRoutes } from './http/operational/operational-routes.js';
import { protectiveHeaders } from './http/answers/protective-headers.js';
import { refuseUnmounted } from './http/answers/refuse-unmounted.js';
import { reportErrors } from './http/answers/report-errors.js';
import type { Page } from './http/pages/page.js';
import { mountPages } from './http/pages/pages.js';
import { mountOperations } from './http/routes.js';
import { operations } from './operations/index.js';
import type { Operation, Services } from './operations/operation.js';

/** What the application is made of. It opens no port and reads no file: tests start here. */
export interface Parts extends Services {
  readonly log: Logger;
  /** Empty, or `/prefix` before every path. */
  readonly basePath?: string;
  /** Where a host mounts it and strips that path from the URL (Express); only the OpenAPI document needs it. */
  readonly mountedAt?: string;
  /** Who may do what; without it everybody may do everything. */
  readonly access?: Access | undefined;
  /** Key of the hashes that stand for cases in the log; without it nothing does. */
  readonly auditKey?: string | undefined;
  /** Default: 256 calls in flight, 1024 waiting. */
  readonly capacity?: Capacity;
  /** Names the store in the metrics. */
  readonly storeName?: string;
  /** The operation table of the service unless a test brings its own. */
  readonly table?: readonly Operation[];
  /** Pages for people, `/try` and `/docs`; none unless given. */
  readonly pages?: readonly Page[];
}

/**
 * The application for a server of Node; nothing of what it is made with shows, so that who mounts it needs no types of
 * it.
 */
export interface Application {
  callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

const defaultCapacity: Capacity = { inFlight: 256, waiting: 1024 };
const largeDocumentsAtOnce = 4;

/**
 * Builds the HTTP application: the operation table, and what those who run the service need beside it. Several can run
 * side by side in one process: none has state outside itself.
 */
export function buildApp(parts: Parts): Application {
  const {
    log,
    basePath = '',
    mountedAt = '',
    table = operations,
    pages = [],
    access,
    auditKey,
    capacity = defaultCapacity,
  } = parts;
  const admission = new Admission(capacity);
  const metrics = new ServiceMetrics(admission);
  const services = measured(parts, metrics);
  const largeDocuments = new Admission({ inFlight: largeDocumentsAtOnce, waiting: Number.POSITIVE_INFINITY });
  const edge = { admission, largeDocuments, access };
  const router = new Router<CallState>({ prefix: basePath, sensitive: true, strict: true });
  mountOperations(router, services, table, edge);
  mountOperationalRoutes(router, services, openApiDocument(table, mountedAt + basePath), metrics, edge);
  mountPages(router, pages);
  const app = new Koa<CallState>();
  app.use(protectiveHeaders);
  app.use(logCalls(log, auditKey));
  app.use(countCalls(metrics));
  app.use(reportErrors(log));
  app.use(refuseUnmounted(router));
  app.use(router.routes());
  app.on('error', (error: unknown) => log.error({ err: error }, 'the answer could not be sent'));
  return app;
}

function measured({ systems, cases, storeName = 'cases', now, captureHash }: Parts, metrics: ServiceMetrics): Services {
  return {
    systems: measuredSystems(systems, (...counted) => metrics.countRules(...counted)),
    cases: new MeasuredCases(cases, (...timed) => metrics.countStoreCall(storeName, ...timed)),
    now,
    captureHash,
  };
}
