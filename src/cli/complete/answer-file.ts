import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { reasonOf } from '../../text/reason-of.js';
import { beginNewFile, WrittenFile } from '../transfer/written-file.js';
import { type CompleteCounts, CompleteSummary } from './complete-summary.js';
import type { Reached } from './share.js';

/** How far a run has come; it stands beside the file of its answers until that is whole. */
export interface RunState {
  /** What was asked for, to be compared with what a resumed run is asked for. */
  readonly asked: string;
  /** The moment as of which all cases are checked, in milliseconds since 1970. */
  readonly now: number;
  readonly reached?: Reached | undefined;
  /** Nothing is left to be checked; of the answers something else is still to be made. */
  readonly isChecked?: boolean;
  readonly counts: CompleteCounts;
}

/** The state as it is written: lists, and how long the file is that belongs to it. */
interface WrittenState extends Omit<RunState, 'counts'> {
  readonly bytes: number;
  readonly counts: Omit<CompleteCounts, 'violations' | 'undecidable'> & {
    readonly violations: readonly (readonly [string, number])[];
    readonly undecidable: readonly (readonly [string, number])[];
  };
}

const statePath = (path: string): string => `${path}.unfinished`;

/** The file of the answers of a run, for its owner alone; a run that is interrupted goes on where its state says. */
export class AnswerFile {
  readonly #file: WrittenFile;

  private constructor(
    private readonly path: string,
    file: FileHandle,
    bytes: number,
    /** Undefined in the beginning. */
    readonly before: RunState | undefined,
  ) {
    this.#file = new WrittenFile(file, bytes);
  }

  /** @throws Error when there is a file already: nothing is written over. */
  static async begin(path: string): Promise<AnswerFile> {
    return new AnswerFile(path, await beginNewFile(path), 0, undefined);
  }

  /** @throws Error when no run was interrupted there, or one that was asked for something else. */
  static async resume(path: string, asked: string): Promise<AnswerFile> {
    const { bytes, counts, ...state } = await readState(path);
    if (state.asked !== asked) throw new Error(`${path} is of a run with other options: ${state.asked}`);
    const file = await open(path, 'r+');
    await file.truncate(bytes);
    const summary = new CompleteSummary();
    summary.addAll({ ...counts, violations: new Map(counts.violations), undecidable: new Map(counts.undecidable) });
    return new AnswerFile(path, file, bytes, { ...state, counts: summary });
  }

  get isEmpty(): boolean {
    return this.#file.isEmpty;
  }

  write(text: string): Promise<void> {
    return this.#file.write(text);
  }

  /** What is written until now is on the disk before the state that says so. */
  async keep({ counts, ...state }: RunState): Promise<void> {
    const written: WrittenState = {
      ...state,
      bytes: await this.#file.sync(),
      counts: { ...counts, violations: [...counts.violations], undecidable: [...counts.undecidable] },
    };
    const draft = `${statePath(this.path)}.draft`;
    await writeFile(draft, JSON.stringify(written), { mode: 0o600 });
    await rename(draft, statePath(this.path));
  }

  /**
   * `isWhole`: nothing is left to be resumed. Where nothing is written either, as of a run that was refused, nothing
   * stays.
   */
  async close({ isWhole }: { readonly isWhole: boolean }): Promise<void> {
    await this.#file.close();
    if (isWhole) await rm(statePath(this.path), { force: true });
    else if (this.#file.isEmpty) await AnswerFile.remove(this.path);
  }

  /** Removes one that is closed, and of which something else was made. */
  static async remove(path: string): Promise<void> {
    for (const each of [path, statePath(path)]) await rm(each, { force: true });
  }
}

async function readState(path: string): Promise<WrittenState> {
  try {
    return JSON.parse(await readFile(statePath(path), 'utf8')) as WrittenState;
  } catch (error) {
    throw new Error(`${path}: no run was interrupted here (${reasonOf(error)})`, { cause: error });
  }
}
