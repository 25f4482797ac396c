import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { CaseReference } from '../../case/case.js';
import { ExportTotal, readExport } from './export-lines.js';
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

/** What one write to the file holds, in characters. */
const writtenAtOnce = 256 * 1024;

/** A new file, for its owner alone. @throws Error when there is one: nothing is written over. */
export async function newExportFile(path: string): Promise<ExportOutput> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${path} is there already; --resume goes on with it`) : error;
  });
  return new ExportFile(file, nothingExported(), 0);
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
  #pending: string[] = [];
  #pendingLength = 0;

  constructor(
    private readonly file: FileHandle,
    readonly state: ExportState,
    private position: number,
  ) {}

  async write(text: string): Promise<void> {
    this.#pending.push(text);
    this.#pendingLength += text.length;
    if (this.#pendingLength >= writtenAtOnce) await this.#flush();
  }

  /** What is written is on the disk then. */
  async close(): Promise<void> {
    try {
      await this.#flush();
      await this.file.sync();
    } finally {
      await this.file.close();
    }
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#pending.join(''), 'utf8');
    [this.#pending, this.#pendingLength] = [[], 0];
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.file.write(bytes, written, bytes.length - written, this.position);
      written += bytesWritten;
      this.position += bytesWritten;
    }
  }
}
