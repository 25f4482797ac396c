import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration.js';
import { MeasuredByAll } from '../http/metrics/add-up.js';
import type { DataDirectories } from '../documents/data-directories.js';
import { copyFiles, stateOfFiles } from '../reload/data-files.js';
import { Reloading, type Taker } from '../reload/reloading.js';
import { watchReloads } from '../reload/watch-reloads.js';
import { holdCaseStore } from '../store/open-case-store.js';
import { warnOf } from '../warn-of.js';
import type { StartedService } from '../start-service.js';
import { Crew } from './crew.js';

/**
 * Starts the service in several processes (`WORKERS`): this one holds the store, hands connections to the others, and
 * checks changed rules once for all of them. Stops and fails like a service of one process.
 * @throws Error that says all that is wrong with the step that failed.
 */
export async function startWorkers(configuration: Configuration, log: Logger): Promise<StartedService> {
  const directories = { rules: configuration.rulesDirectory, screens: configuration.screensDirectory };
  const known = configuration.rulesReload === 'watch' ? await stateOfFiles(directories) : undefined;
  warnOf(configuration, log);
  const measured = new MeasuredByAll(() => crew.askEach('metrics'));
  const crew: Crew = new Crew(configuration.workers, log, {
    metrics: () => measured.text(),
  });
  const writes = { pause: async () => void (await crew.askAll('pause')), resume: () => void crew.askAll('resume') };
  const release = await holdCaseStore(configuration.caseStore, { warn: (message) => log.warn(message) }, writes);
  const pinned = new PinnedFiles(crew);
  const reloading =
    configuration.rulesReload === 'off' ? undefined : new Reloading(directories, takerFor(crew, pinned), log);
  let noLonger = (): void => undefined;
  const end = async (): Promise<void> => {
    noLonger();
    await reloading?.stop();
    await crew.stop();
    await pinned.remove();
    release();
  };
  try {
    if (reloading && known !== undefined) noLonger = watchReloads(directories, known, reloading);
    const [serving] = await both(crew.start(), pinned.take(directories));
    return {
      url: serving.url,
      ruleSystems: serving.ruleSystems,
      ...(reloading && { reload: () => reloading.request() }),
      stop: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** All read changed rules before any serves with them, so that they change within moments. */
const takerFor = (crew: Crew, pinned: PinnedFiles): Taker => ({
  async take(files) {
    const copies = await pinned.take(files);
    const [versions = []] = await crew.askAll('load', copies);
    await crew.askAll('take', copies);
    await pinned.removeOthers();
    return versions as readonly string[];
  },
  refuse: (errors) => void crew.askAll('refuse', errors),
});

/**
 * A copy of the rules and screens that serve: a process that takes the place of another one serves with the same,
 * whatever has become of the files.
 */
class PinnedFiles {
  readonly #places: string[] = [];

  constructor(private readonly crew: Crew) {}

  /** Returns the copy. */
  async take(files: DataDirectories): Promise<DataDirectories> {
    const place = await mkdtemp(join(tmpdir(), 'case-capture-rules-'));
    this.#places.push(place);
    const copies = await copyFiles(files, place);
    this.crew.settings = { RULES_DIR: copies.rules, SCREENS_DIR: copies.screens };
    return copies;
  }

  /** Removes all copies but the last. */
  removeOthers(): Promise<void> {
    return this.#remove(this.#places.length - 1);
  }

  remove(): Promise<void> {
    return this.#remove(this.#places.length);
  }

  async #remove(count: number): Promise<void> {
    for (const place of this.#places.splice(0, count)) await rm(place, { recursive: true, force: true });
  }
}

/** What both come to, when both have ended. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
