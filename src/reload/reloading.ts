import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataDirectories } from '../documents/data-directories.js';
import { reasonOf } from '../text/reason-of.js';
import { checkFiles } from './check-files.js';
import { copyFiles } from './data-files.js';

/** The log has no more lines of a report than somebody reads. */
const mostLines = 50;

/**
 * In milliseconds: what could not be read (a folder that is being exchanged, a disk that is full) is tried again so
 * soon, and ever later.
 */
const [soonest, latest] = [5_000, 300_000];

/** Who serves with rules and screens, and takes others over. */
export interface Taker {
  /** Serves with these files, which were checked, from now on. Returns their versions: `SB1 2026.1`. */
  take(files: DataDirectories): Promise<readonly string[]>;
  /** The changed files have so many errors: those before serve on. */
  refuse(errors: number): void;
}

/** Does something later; what is returned calls that off. */
export type Later = (milliseconds: number, work: () => Promise<void>) => () => void;

const regularLater: Later = (milliseconds, work) => {
  const timer = setTimeout(() => void work(), milliseconds).unref();
  return () => clearTimeout(timer);
};

/**
 * Takes over changed rules and screens while the service runs, as a whole or not at all: a copy of the files is checked
 * as `case-capture check` does, and loaded only when it has no error. Else those before serve on, and the log says why
 * (docs/operating.md, "Changed rules").
 */
export class Reloading {
  readonly #end = new AbortController();
  #working: Promise<void> | undefined;
  #asked = false;
  /** How often it could not be done since it last was. */
  #failures = 0;
  #callOff = (): void => undefined;

  constructor(
    private readonly directories: DataDirectories,
    private readonly taker: Taker,
    private readonly log: Logger,
    private readonly later: Later = regularLater,
  ) {}

  /**
   * Asks for it. Files that change while others are taken over are looked at afterwards: resolves when nothing that was
   * asked for is left, and never rejects.
   */
  request(): Promise<void> {
    this.#asked = true;
    this.#callOff();
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Gives up what is under way, and takes over nothing more. */
  async stop(): Promise<void> {
    this.#end.abort();
    this.#callOff();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#asked && !this.#end.signal.aborted) {
      this.#asked = false;
      try {
        await this.#reload();
        this.#failures = 0;
        this.#callOff();
      } catch (error) {
        if (!this.#end.signal.aborted) this.#tryAgain(error);
      }
    }
  }

  /** The files may be right: that they could not be read or checked passes. */
  #tryAgain(error: unknown): void {
    const wait = Math.min(latest, soonest * 2 ** this.#failures++);
    this.taker.refuse(1);
    this.log.error(
      { errors: 1, findings: linesOf(reasonOf(error)), againIn: wait },
      'the changed rules or screens could not be checked: those before serve on',
    );
    this.#callOff = this.later(wait, () => this.request());
  }

  async #reload(): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), 'case-capture-reload-'));
    try {
      const copies = await copyFiles(this.directories, directory);
      const { errors, report } = await checkFiles(copies, this.#end.signal);
      if (errors > 0) return this.#refuse(errors, report);
      this.#end.signal.throwIfAborted();
      const versions = await this.taker.take(copies);
      this.log.info({ versions, findings: linesOf(report) }, 'changed rules and screens serve from now on');
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  #refuse(errors: number, report: string): void {
    this.taker.refuse(errors);
    const findings = linesOf(report);
    this.log.error({ errors, findings }, 'the changed rules or screens have errors: those before serve on');
  }
}

const linesOf = (report: string): readonly string[] =>
  report
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, mostLines);
