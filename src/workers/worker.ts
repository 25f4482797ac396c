import cluster from 'node:cluster';
import { createRequire } from 'node:module';
import type { DataDirectories } from '../documents/data-directories.js';
import type { Writes } from '../store/open-options.js';
import type { ServedReload } from '../reload/served-reload.js';
import type { StartedService } from '../start-service.js';
import { Channel, type Handlers } from './channel.js';

/** What a worker says when it listens. */
export interface Serving extends Pick<StartedService, 'url' | 'ruleSystems'> {
  readonly pid: number;
}

const loadAtOnce = createRequire(import.meta.url);

/** One of the processes that answer calls: it does what the first process asks for, and ends with it. */
async function work(): Promise<void> {
  loadAtOnce('../start-service.js');
  const { startService } = await import('../start-service.js');
  const { readConfiguration } = await import('../configuration.js');
  const { serviceLog } = await import('../service-log.js');
  const configuration = await readConfiguration();
  const { log, endWithFaults } = serviceLog(configuration);
  endWithFaults();
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
    process.disconnect();
  };
  let writes: Writes | undefined;
  let measures: () => Promise<unknown> = async () => [];
  let reloaded: ServedReload | undefined;
  let stop: () => Promise<void> = async () => undefined;
  let started: Promise<unknown> = Promise.resolve();
  const handlers: Handlers = {
    pause: () => writes?.pause(),
    resume: () => writes?.resume(),
    metrics: () => measures(),
    load: async (files) => {
      await started;
      return reloaded?.load(files as DataDirectories);
    },
    take: async (files) => {
      await started;
      await reloaded?.take(files as DataDirectories);
    },
    refuse: async (errors) => {
      await started;
      reloaded?.refuse(Number(errors));
    },
    stop: async () => {
      await started.catch(() => undefined);
      await stop();
      // After the answer was sent: with the line to the first process nothing is left that keeps this one.
      setImmediate(leave);
    },
  };
  const first = new Channel(process, handlers);
  // What was sent before somebody listens is lost.
  await first.ask('hears');
  // The first process holds the store for all: without it another service may open it. An orderly exit waits for
  // writes that wait for this thread. What cannot be sent to it says so before the line ends.
  const endAlone = (): void => {
    if (!isLeaving) process.kill(process.pid, 'SIGKILL');
  };
  cluster.worker?.once('disconnect', endAlone);
  process.on('error', endAlone);
  // Who presses Ctrl-C tells all processes at once; the first one asks the others to stop.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => void handlers['stop']?.(undefined));
  const starting = startService(configuration, log, {
    writes: (given) => (writes = given),
    storeFailed: () => {
      log.fatal('the store works again in another process: this one ends');
      void handlers['stop']?.(undefined);
    },
    measured: {
      contribute: (read) => (measures = read),
      text: async () => String(await first.ask('metrics')),
    },
  });
  started = starting;
  try {
    const service = await starting;
    reloaded = service.reloadedElsewhere;
    stop = () => service.stop();
    await first.ask('listens', {
      url: service.url,
      ruleSystems: service.ruleSystems,
      pid: process.pid,
    } satisfies Serving);
  } catch (error) {
    await first.ask('fails', error instanceof Error ? error.message : String(error)).catch(() => undefined);
    process.exitCode = 1;
    leave();
  }
}

await work();
