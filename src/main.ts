#!/usr/bin/env node
import { pino } from 'pino';
import { buildApp } from './app.js';
import { readConfiguration, servesTryClient } from './configuration.js';
import { serve } from './http/serve.js';
import { loadSystems } from './screens/load-systems.js';
import { capturePage, docsPage } from './pages.js';
import { openCaseStore } from './store/open-case-store.js';

/** Starts the server: configuration, rules and screens, store, listen. The last line of output says that it serves, and where. */
async function start(): Promise<void> {
  const configuration = readConfiguration();
  const { systems, findings } = loadSystems(configuration.rulesDirectory, configuration.screensDirectory);
  if (findings.errors.length > 0) throw new Error(`The rules or screens have errors:\n${findings.report()}`);
  const log = pino({ level: configuration.logLevel });
  for (const { at, code, message } of findings.all) log.warn({ at, code }, message);
  if (configuration.captureHashSecrets.length === 0)
    log.warn('CAPTURE_HASH_SECRETS is not set: the hash of captureWithHash only detects accidents, it does not protect against manipulation');
  const captureHash = { secrets: configuration.captureHashSecrets, windowMilliseconds: configuration.captureHashWindowSeconds * 1000 };
  const cases = await openCaseStore(configuration.caseStore);
  const pages = servesTryClient(configuration) ? [capturePage(), docsPage()] : [docsPage()];
  const app = buildApp({ systems, cases, now: Date.now, captureHash, log, basePath: configuration.basePath, pages });
  const serving = await serve(app, configuration).catch(async (error: unknown) => {
    await cases.close();
    throw error;
  });
  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    await serving.stop();
    await cases.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal).catch(fail));
  const names = systems.ruleSets.map(({ system }) => system).join(', ');
  console.log(`Case Data and Case Capture Service listening on ${serving.url}${configuration.basePath} (rule systems: ${names})`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

start().catch(fail);
