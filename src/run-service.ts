import { createRequire } from 'node:module';
import type { Logger } from 'pino';
import { type Configuration, readConfiguration } from './configuration.js';
import { serviceLog } from './service-log.js';
import type { StartedService } from './start-service.js';

/** Loads a file with all that it imports at once: `import()` alone, file by file, takes nearly twice as long. */
const loadAtOnce = createRequire(import.meta.url);

/**
 * Starts the service as the environment says, in one process or several, and stops it on SIGTERM and SIGINT. The last
 * line of a successful start goes the way of the log: it comes after it.
 */
export async function runService(): Promise<void> {
  const configuration = await readConfiguration();
  const { log, line, endWithFaults } = serviceLog(configuration);
  endWithFaults();
  const service = await start(configuration, log);
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
  line(
    `Case Data and Case Capture Service listening on ${service.url} (rule systems: ${service.ruleSystems.join(', ')})`,
  );
}

async function start(configuration: Configuration, log: Logger): Promise<StartedService> {
  if (configuration.workers > 1) return (await import('./workers/start-workers.js')).startWorkers(configuration, log);
  loadAtOnce('./start-service.js');
  return (await import('./start-service.js')).startService(configuration, log);
}
