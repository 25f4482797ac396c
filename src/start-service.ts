import type { Logger } from 'pino';
import { buildApp } from './app.js';
import { type Configuration, servesTryClient } from './configuration.js';
import { serve } from './http/connections/serve.js';
import type { MeasuredTogether } from './http/metrics/service-metrics.js';
import { stateOfEach, stateOfFiles } from './reload/data-files.js';
import { Reloading } from './reload/reloading.js';
import { ServedReload } from './reload/served-reload.js';
import { ServedSystems } from './reload/served-systems.js';
import { watchFiles } from './reload/watch-files.js';
import { watchReloads } from './reload/watch-reloads.js';
import { capturePage, docsPage } from './page-files.js';
import { loadPrepared } from './prepared/load-prepared.js';
import type { Systems } from './screens/model/systems.js';
import type { CaseStore } from './case/store.js';
import { openCaseStore } from './store/open-case-store.js';
import type { SharedOptions } from './store/open-options.js';
import { warnOf } from './warn-of.js';

/** A service that listens. */
export interface StartedService {
  readonly url: string;
  readonly ruleSystems: readonly string[];
  /** Takes over changed rules and screens, of a service that may; resolves when it is done, or refused. */
  reload?(): Promise<void>;
  /** Of one of several processes that may: takes over what the first of them has checked. */
  readonly reloadedElsewhere?: ServedReload;
  /** Answers what came, then closes the connections, and the store last. */
  stop(): Promise<void>;
}

/** What a process shares with others that answer calls from the same port (`src/workers`). */
export interface Among extends SharedOptions {
  readonly measured: MeasuredTogether;
}

/**
 * Starts the service: rules and screens, store, listen. What was opened is closed again when a later step
 * fails. `among`: as one of several processes, for which the first one holds the store and checks changed rules.
 * @throws Error that says all that is wrong with the step that failed.
 */
export async function startService(configuration: Configuration, log: Logger, among?: Among): Promise<StartedService> {
  const directories = { rules: configuration.rulesDirectory, screens: configuration.screensDirectory };
  const files = configuration.rulesReload === 'watch' ? await stateOfFiles(directories) : undefined;
  const accessFiles = await stateOfEach(configuration.access?.files ?? []);
  // The store is looked through by a process of its own, meanwhile.
  const opening = openCaseStore(
    configuration.caseStore,
    among ? { shared: among } : { serving: { warn: (message) => log.warn(message) } },
  );
  const systems = await loadedMeanwhile(opening, loadData(configuration, log));
  if (!among) warnOf(configuration, log);
  const captureHash = {
    secrets: configuration.captureHashSecrets,
    windowMilliseconds: configuration.captureHashWindowSeconds * 1000,
  };
  const cases = await opening;
  try {
    await cases.keepChanges(configuration.feedDays * 86_400_000);
    const {
      access,
      allowedHosts,
      corsOrigins,
      caseStore,
      basePath,
      host,
      port,
      maxConnections,
      maxRequestsInFlight: inFlight,
      maxRequestsWaiting: waiting,
    } = configuration;
    const pages = servesTryClient(configuration) ? [capturePage(configuration.brand), docsPage()] : [docsPage()];
    const storeName = caseStore.slice(0, caseStore.indexOf(':'));
    const auditKey = configuration.auditKey === '' ? undefined : configuration.auditKey;
    const served = configuration.rulesReload === 'off' ? undefined : new ServedSystems(systems, Date.now);
    const app = buildApp({
      systems: served ?? systems,
      evaluator: configuration.evaluator,
      cases,
      now: Date.now,
      captureHash,
      log,
      basePath,
      pages,
      access,
      // Who listens on an address is called by it; of all addresses none is named.
      allowedHosts: isAnyAddress(host) ? allowedHosts : [...allowedHosts, host],
      corsOrigins,
      auditKey,
      storeName,
      capacity: { inFlight, waiting },
      retries: { lifetime: configuration.retryHours * 3_600_000, most: configuration.retryAnswers },
      trailLinks: configuration.trailLinks,
      evidencePages: configuration.evidencePages,
      assessedCases: configuration.assessedCases,
      measured: among?.measured,
    });
    const serving = await serve(app, { host, port, maxConnections });
    const taker = served && new ServedReload(served);
    const reloading = taker && !among ? new Reloading(directories, taker, log) : undefined;
    const watches: (() => void)[] = [];
    if (reloading && files !== undefined) watches.push(watchReloads(directories, files, reloading));
    if (access) {
      const { readAccessAgain } = await import('./reload/access-again.js');
      const changed = (): void => readAccessAgain(access, log);
      watches.push(watchFiles({ look: () => stateOfEach(access.files), known: accessFiles, changed }));
    }
    return {
      url: `${serving.url}${basePath}`,
      ruleSystems: systems.ruleSets.map(({ system }) => system),
      ...(taker && among && { reloadedElsewhere: taker }),
      ...(reloading && { reload: () => reloading.request() }),
      async stop() {
        for (const stopWatching of watches) stopWatching();
        await reloading?.stop();
        app.endWaiting();
        await serving.stop();
        await cases.close();
      },
    };
  } catch (error) {
    await cases.close();
    throw error;
  }
}

/** What is loaded while a store is opened. @throws what loading throws, once the store is closed again. */
async function loadedMeanwhile<T>(opening: Promise<CaseStore>, loading: Promise<T>): Promise<T> {
  // What is wrong with the data is told first; of the store one hears when it is asked for.
  opening.catch(() => undefined);
  try {
    return await loading;
  } catch (error) {
    await opening.then(
      (cases) => cases.close(),
      () => undefined,
    );
    throw error;
  }
}

async function loadData({ rulesDirectory, screensDirectory }: Configuration, log: Logger): Promise<Systems> {
  // Once the service listens; a process that ends before then has not been waited for.
  const write = (now: () => void): void => void setTimeout(now, 1000).unref();
  const { systems, findings } = await loadPrepared(rulesDirectory, screensDirectory, { write });
  for (const { at, code, message } of findings?.all ?? []) log.warn({ at, code }, message);
  return systems;
}

const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';
