import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataDirectories } from '../documents/data-directories.js';
import { reasonOf } from '../text/reason-of.js';
import { checkFiles } from './check-files.js';
import { copyFiles } from './data-files.js';
import type { ServedSystems } from './served-systems.js';

/** The log has no more lines of a report than somebody reads. */
const mostLines = 50;

/**
 * Takes over changed rules and screens while the service runs, as a whole or not at all: a copy of the files is checked
 * as `case-capture check` does, and loaded only when it has no error. Else those before serve on, and the log says why
 * (docs/operating.md, "Changed rules").
 */
export class Reloading {
  readonly #end = new AbortController();
  #working: Promise<void> | undefined;
  #asked = false;

  constructor(
    private readonly directories: DataDirectories,
    private readonly served: ServedSystems,
    private readonly log: Logger,
  ) {}

  /**
   * Asks for it. Files that change while others are taken over are looked at afterwards: resolves when nothing that was
   * asked for is left, and never rejects.
   */
  request(): Promise<void> {
    this.#asked = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Gives up what is under way, and takes over nothing more. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#asked && !this.#end.signal.aborted) {
      this.#asked = false;
      try {
        await this.#reload();
      } catch (error) {
        if (!this.#end.signal.aborted) this.#refuse(1, reasonOf(error));
      }
    }
  }

  async #reload(): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), 'case-capture-reload-'));
    try {
      const copies = await copyFiles(this.directories, directory);
      const { errors, report } = await checkFiles(copies, this.#end.signal);
      if (errors > 0) return this.#refuse(errors, report);
      const { loadChecked } = await import('../screens/load/load-checked.js');
      const { systems } = loadChecked(copies.rules, copies.screens);
      this.served.take(systems);
      const versions = systems.ruleSets.map(({ system, versionName }) => `${system} ${versionName}`);
      this.log.info({ versions, findings: linesOf(report) }, 'changed rules and screens serve from now on');
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  #refuse(errors: number, report: string): void {
    this.served.refuse(errors);
    const findings = linesOf(report);
    this.log.error({ errors, findings }, 'the changed rules or screens have errors: those before serve on');
  }
}

const linesOf = (report: string): readonly string[] =>
  report
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, mostLines);
