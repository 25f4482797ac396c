import { type Logger, pino } from 'pino';
import { buildApp } from './app.js';
import { type Configuration, readConfiguration, servesTryClient } from './configuration.js';
import { serve } from './http/connections/serve.js';
import { capturePage, docsPage } from './page-files.js';
import { loadChecked } from './screens/load/load-checked.js';
import type { Systems } from './screens/model/systems.js';
import { openCaseStore } from './store/open-case-store.js';

/** A service that listens. */
export interface StartedService {
  readonly url: string;
  readonly ruleSystems: readonly string[];
  /** Answers what came, then closes the connections, and the store last. */
  stop(): Promise<void>;
}

/**
 * Starts the service: rules and screens, store, listen. What was opened is closed again when a later step
 * fails.
 * @throws Error that says all that is wrong with the step that failed.
 */
export async function startService(configuration: Configuration, log: Logger): Promise<StartedService> {
  const systems = loadData(configuration, log);
  if (!configuration.access) log.warn('AUTH_FILE is not set: whoever reaches the service may do everything');
  if (configuration.captureHashSecrets.length === 0)
    log.warn(
      'CAPTURE_HASH_SECRETS is not set: the hash of captureWithHash only detects accidents, it does not protect against manipulation',
    );
  const captureHash = {
    secrets: configuration.captureHashSecrets,
    windowMilliseconds: configuration.captureHashWindowSeconds * 1000,
  };
  const cases = await openCaseStore(configuration.caseStore, { serving: { warn: (message) => log.warn(message) } });
  try {
    const {
      access,
      caseStore,
      basePath,
      host,
      port,
      maxConnections,
      maxRequestsInFlight: inFlight,
      maxRequestsWaiting: waiting,
    } = configuration;
    const pages = servesTryClient(configuration) ? [capturePage(), docsPage()] : [docsPage()];
    const storeName = caseStore.slice(0, caseStore.indexOf(':'));
    const auditKey = configuration.auditKey === '' ? undefined : configuration.auditKey;
    const app = buildApp({
      systems,
      cases,
      now: Date.now,
      captureHash,
      log,
      basePath,
      pages,
      access,
      auditKey,
      storeName,
      capacity: { inFlight, waiting },
    });
    const serving = await serve(app, { host, port, maxConnections });
    return {
      url: `${serving.url}${basePath}`,
      ruleSystems: systems.ruleSets.map(({ system }) => system),
      async stop() {
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
  output.write(
    `Case Data and Case Capture Service listening on ${service.url} (rule systems: ${service.ruleSystems.join(', ')})\n`,
  );
}

function loadData({ rulesDirectory, screensDirectory }: Configuration, log: Logger): Systems {
  const { systems, findings } = loadChecked(rulesDirectory, screensDirectory);
  for (const { at, code, message } of findings.all) log.warn({ at, code }, message);
  return systems;
}
