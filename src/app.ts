import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { CallState } from './http/call-state.js';
import { logCalls } from './http/log-calls.js';
import { openApiDocument } from './http/openapi/document.js';
import { mountOperationalRoutes } from './http/operational-routes.js';
import { protectiveHeaders } from './http/protective-headers.js';
import { refuseUnmounted } from './http/refuse-unmounted.js';
import { reportErrors } from './http/report-errors.js';
import { mountPages, type Page } from './http/pages.js';
import { mountOperations } from './http/routes.js';
import { operations } from './operations/index.js';
import type { Operation, Services } from './operations/operation.js';

/** What the application is made of. It opens no port and reads no file: tests start here. */
export interface Parts extends Services {
  readonly log: Logger;
  /** Empty, or `/prefix` before every path. */
  readonly basePath?: string;
  /** The operation table of the service unless a test brings its own. */
  readonly table?: readonly Operation[];
  /** Pages for people, `/try` and `/docs`; none unless given. */
  readonly pages?: readonly Page[];
}

/** Builds the HTTP application: the operation table, and what those who run the service need beside it. */
export function buildApp({ log, basePath = '', table = operations, pages = [], ...services }: Parts): Koa<CallState> {
  const router = new Router<CallState>({ prefix: basePath, sensitive: true, strict: true });
  mountOperations(router, services, table);
  mountOperationalRoutes(router, services, openApiDocument(table, basePath));
  mountPages(router, pages);
  const app = new Koa<CallState>();
  app.use(protectiveHeaders);
  app.use(logCalls(log));
  app.use(reportErrors(log));
  app.use(refuseUnmounted(router));
  app.use(router.routes());
  app.on('error', (error: unknown) => log.error({ err: error }, 'the answer could not be sent'));
  return app;
}
