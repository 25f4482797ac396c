import { type Logger, pino } from 'pino';
import { buildApp } from './app.js';
import { type Configuration, readConfiguration, servesTryClient } from './configuration.js';
import { serve } from './http/connections/serve.js';
import { stateOfEach, stateOfFiles } from './reload/data-files.js';
import { Reloading } from './reload/reloading.js';
import { ServedSystems } from './reload/served-systems.js';
import { watchFiles } from './reload/watch-files.js';
import { capturePage, docsPage } from './page-files.js';
import { loadPrepared } from './prepared/load-prepared.js';
import type { Systems } from './screens/model/systems.js';
import type { CaseStore } from './case/store.js';
import { openCaseStore } from './store/open-case-store.js';

/** A service that listens. */
export interface StartedService {
  readonly url: string;
  readonly ruleSystems: readonly string[];
  /** Takes over changed rules and screens, of a service that may; resolves when it is done, or refused. */
  reload?(): Promise<void>;
  /** Answers what came, then closes the connections, and the store last. */
  stop(): Promise<void>;
}

/**
 * Starts the service: rules and screens, store, listen. What was opened is closed again when a later step
 * fails.
 * @throws Error that says all that is wrong with the step that failed.
 */
export async function startService(configuration: Configuration, log: Logger): Promise<StartedService> {
  const directories = { rules: configuration.rulesDirectory, screens: configuration.screensDirectory };
  const files = configuration.rulesReload === 'watch' ? await stateOfFiles(directories) : undefined;
  const accessFiles = await stateOfEach(configuration.access?.files ?? []);
  // The store is looked through by a process of its own, meanwhile.
  const opening = openCaseStore(configuration.caseStore, { serving: { warn: (message) => log.warn(message) } });
  const systems = await loadedMeanwhile(opening, loadData(configuration, log));
  if (!configuration.access) log.warn('AUTH_FILE is not set: whoever reaches the service may do everything');
  if (configuration.captureHashSecrets.length === 0)
    log.warn(
      'CAPTURE_HASH_SECRETS is not set: the hash of captureWithHash only detects accidents, it does not protect against manipulation',
    );
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
    });
    const serving = await serve(app, { host, port, maxConnections });
    const reloading = served && new Reloading(directories, served, log);
    const watches: (() => void)[] = [];
    if (reloading && files !== undefined) {
      const changed = (): void => void reloading.request();
      watches.push(watchFiles({ look: () => stateOfFiles(directories), known: files, changed }));
    }
    if (access) {
      const { readAccessAgain } = await import('./reload/access-again.js');
      const changed = (): void => readAccessAgain(access, log);
      watches.push(watchFiles({ look: () => stateOfEach(access.files), known: accessFiles, changed }));
    }
    return {
      url: `${serving.url}${basePath}`,
      ruleSystems: systems.ruleSets.map(({ system }) => system),
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

/**
 * Starts the service as the environment says, and stops it on SIGTERM and SIGINT. The last line of a successful start
 * goes the way of the log: it comes after it.
 */
export async function runService(): Promise<void> {
  const configuration = await readConfiguration();
  const output = pino.destination({ dest: 1, sync: false });
  const log = pino({ level: configuration.logLevel }, output);
  const service = await startService(configuration, log);
  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    try {
      await service.stop();
    } catch (error) {
      log.fatal({ err: error }, 'the service could not stop in order');
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
  if (service.reload) process.on('SIGHUP', () => void service.reload?.());
  output.write(
    `Case Data and Case Capture Service listening on ${service.url} (rule systems: ${service.ruleSystems.join(', ')})\n`,
  );
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
