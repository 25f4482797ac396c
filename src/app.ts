import type { IncomingMessage, ServerResponse } from 'node:http';
import './libraries/depd.js';
import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Access } from './http/access/access.js';
import { allowOrigins } from './http/access/cross-origin.js';
import { WrongKeys } from './http/access/wrong-keys.js';
import { refuseStrangers } from './http/access/refuse-strangers.js';
import { Admission, type Capacity } from './http/admission/admission.js';
import { WaitingReaders } from './http/admission/waiting-readers.js';
import type { CallState } from './http/calls/call-state.js';
import type { RetryPolicy } from './http/retries/retry-policy.js';
import { ToldAnswers } from './http/retries/told-answers.js';
import { logCalls } from './http/answers/log-calls.js';
import { countCalls } from './http/metrics/count-calls.js';
import { MeasuredCases } from './http/metrics/measured-cases.js';
import { measuredSystems } from './http/metrics/measured-systems.js';
import { type MeasuredTogether, ServiceMetrics } from './http/metrics/service-metrics.js';
import { openApiDocuments } from './http/openapi/editions.js';
import { mountOperationalRoutes } from './http/operational/operational-routes.js';
import { protectiveHeaders } from './http/answers/protective-headers.js';
import { refuseHead, refuseUnmounted } from './http/answers/refuse-unmounted.js';
import { reportErrors } from './http/answers/report-errors.js';
import { withoutPacket } from './http/answers/without-packet.js';
import type { Page } from './http/pages/page.js';
import { mountPages } from './http/pages/pages.js';
import { mountOperations } from './http/routes.js';
import { operations } from './operations/index.js';
import { type Evaluator, decidedBy } from './operations/decided-by.js';
import type { Operation, Services } from './operations/operation.js';
import { RecentAssessments } from './screens/assess/recent-assessments.js';
import type { LiveSystems, Systems } from './screens/model/systems.js';

/** What the application is made of. It opens no port and reads no file: tests start here. */
export interface Parts extends Omit<Services, 'systems' | 'evidencePages' | 'recent'> {
  /** The rule systems; live ones may be exchanged while the application works. */
  readonly systems: Systems | LiveSystems;
  /** Default: what is compiled decides rules and conditions. */
  readonly evaluator?: Evaluator | undefined;
  readonly log: Logger;
  /** Empty, or `/prefix` before every path. */
  readonly basePath?: string;
  /** Where a host mounts it and strips that path from the URL (Express); only the OpenAPI document needs it. */
  readonly mountedAt?: string;
  /** Who may do what; without it everybody may do everything. */
  readonly access?: Access | undefined;
  /** Where nobody must sign in: names and addresses of this service beside those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Where somebody must: whose pages may read the answers, `https://portal.example`. Default: nobody's. */
  readonly corsOrigins?: readonly string[];
  /** How the answer to a wrong key waits, so many milliseconds; a test has no time. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Key of the hashes that stand for cases in the log; without it nothing does. */
  readonly auditKey?: string | undefined;
  /** Default: 256 calls in flight, 1024 waiting. */
  readonly capacity?: Capacity;
  /** Default: for calls that are sent again the answers of 24 hours, of each case the last 16. */
  readonly retries?: RetryPolicy;
  /** Of the trail of a case how many links are kept, the newest; 0: none. Default: 1000. */
  readonly trailLinks?: number;
  /** How many answered pages of a case are kept as evidence, the newest; 0: none. Default: 1000. */
  readonly evidencePages?: number;
  /** Of how many cases that were assessed last it is kept what was found; 0: of none. Default: 200. */
  readonly assessedCases?: number;
  /** For one of several processes: what all of them measure. */
  readonly measured?: MeasuredTogether | undefined;
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
  /** Answers at once whoever waits for changes: before its server stops. */
  endWaiting(): void;
}

const defaultCapacity: Capacity = { inFlight: 256, waiting: 1024 };
const defaultRetries: RetryPolicy = { lifetime: 24 * 3_600_000, most: 16 };
const defaultTrailLinks = 1000;
const defaultEvidencePages = 1000;
const defaultAssessedCases = 200;
const largeDocumentsAtOnce = 4;
const mostWaitingReaders = 256;

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
    allowedHosts = [],
    corsOrigins = [],
    wait,
    auditKey,
    capacity = defaultCapacity,
    retries = defaultRetries,
    trailLinks = defaultTrailLinks,
    assessedCases = defaultAssessedCases,
  } = parts;
  const admission = new Admission(capacity);
  const live = 'current' in parts.systems ? parts.systems : undefined;
  const metrics = new ServiceMetrics(admission, live, parts.measured);
  const services = measured(parts, metrics, new RecentAssessments(assessedCases));
  const largeDocuments = new Admission({ inFlight: largeDocumentsAtOnce, waiting: Number.POSITIVE_INFINITY });
  const readers = new WaitingReaders(() => services().cases.feed(), mostWaitingReaders);
  const edge = {
    ...{ admission, largeDocuments, readers, access, wrongKeys: new WrongKeys(), trailLinks },
    retries: { policy: retries, told: new ToldAnswers(assessedCases) },
  };
  const router = new Router<CallState>({ prefix: basePath, sensitive: true, strict: true });
  const answerOperations = mountOperations(router, services, table, edge);
  mountOperationalRoutes(router, services, openApiDocuments(table, mountedAt + basePath), metrics, edge, live);
  mountPages(router, pages);
  const app = new Koa<CallState>();
  app.use(protectiveHeaders);
  app.use(logCalls(log, auditKey));
  app.use(countCalls(metrics));
  app.use(reportErrors(log, wait));
  if (!access) app.use(refuseStrangers(allowedHosts));
  else if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins));
  app.use(refuseHead(router));
  app.use(answerOperations);
  app.use(router.routes());
  app.use(refuseUnmounted(router));
  app.on('error', (error: unknown) => {
    const told = 'the answer could not be sent';
    // A client that is slow or goes away is no fault of the service; the connection's errors have a code.
    if (error instanceof Error && 'code' in error) log.warn({ code: error.code, reason: error.message }, told);
    else log.error({ err: withoutPacket(error) }, told);
  });
  return { callback: () => app.callback(), endWaiting: () => readers.end() };
}

/** The services as they are now, measured. */
function measured(
  { systems, evaluator = 'compiled', cases, storeName = 'cases', now, captureHash, ...parts }: Parts,
  metrics: ServiceMetrics,
  recent: RecentAssessments,
): () => Services {
  const measuredCases = new MeasuredCases(cases, (...timed) => metrics.countStoreCall(storeName, ...timed));
  const servicesWith = (current: Systems): Services => ({
    systems: measuredSystems(decidedBy(evaluator, current), (...counted) => metrics.countRules(...counted)),
    cases: measuredCases,
    now,
    captureHash,
    evidencePages: parts.evidencePages ?? defaultEvidencePages,
    recent,
  });
  const source: { readonly current: Systems } = 'current' in systems ? systems : { current: systems };
  let current = source.current;
  let services = servicesWith(current);
  return () => {
    if (source.current !== current) {
      current = source.current;
      services = servicesWith(current);
    }
    return services;
  };
}
