import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { CaseReference } from '../../case/case.js';
import { ExportTotal, readExport } from './export-lines.js';
import { beginNewFile, WrittenFile } from './written-file.js';
import { reasonOf } from '../../text/reason-of.js';

/** How far an export has come. */
export interface ExportState {
  readonly total: ExportTotal;
  /** The last case that is written. */
  readonly after?: CaseReference | undefined;
  /** Whether the first line and the last line are written. */
  readonly begun: boolean;
  readonly ended: boolean;
}

/** Where an export is written to. */
export interface ExportOutput {
  readonly state: ExportState;
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

export const nothingExported = (): ExportState => ({ total: new ExportTotal(), begun: false, ended: false });

/** A new file, for its owner alone. @throws Error when there is one: nothing is written over. */
export async function newExportFile(path: string): Promise<ExportOutput> {
  return new ExportFile(await beginNewFile(path), nothingExported(), 0);
}

/**
 * An export that was interrupted: its whole lines are kept, one that was cut off is removed. @throws Error when it is
 * no export, or a line has a fault.
 */
export async function resumeExportFile(path: string): Promise<ExportOutput> {
  const file = await open(path, 'r+');
  try {
    const { state, length } = await readState(path);
    await file.truncate(length);
    return new ExportFile(file, state, length);
  } catch (error) {
    await file.close();
    throw new Error(`${path}: ${reasonOf(error)}`, { cause: error });
  }
}

async function readState(path: string): Promise<{ readonly state: ExportState; readonly length: number }> {
  const total = new ExportTotal();
  let [length, ended]: [number, boolean] = [0, false];
  let after: CaseReference | undefined;
  for await (const line of readExport(createReadStream(path))) {
    if (line.kind === 'fault') throw new Error(`line ${line.number}: ${line.fault}`);
    if (line.kind === 'cut off') break;
    if (line.kind === 'case' || line.kind === 'damage') after = { subId: line.line.subId, caseId: line.line.caseId };
    ended = line.kind === 'last';
    total.add(line.bytes, { isCase: line.kind === 'case' });
    length += line.bytes.length;
  }
  return { state: { total, after, begun: length > 0, ended }, length };
}

class ExportFile implements ExportOutput {
  readonly #file: WrittenFile;

  constructor(
    file: FileHandle,
    readonly state: ExportState,
    position: number,
  ) {
    this.#file = new WrittenFile(file, position);
  }

  write(text: string): Promise<void> {
    return this.#file.write(text);
  }

  /** What is written is on the disk then. */
  close(): Promise<void> {
    return this.#file.close();
  }
}
