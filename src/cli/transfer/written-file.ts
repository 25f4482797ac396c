import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** What one write to the file holds, in characters. */
const writtenAtOnce = 256 * 1024;

/** A new file, for its owner alone. @throws Error when there is one, with what to do: nothing is written over. */
export const openNewFile = (path: string, cure = ''): Promise<FileHandle> =>
  open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    throw new Error(isFolder ? `${path} is a folder` : `${path} is there already${cure}`);
  });

/** A new file that is written bit by bit. @throws Error when there is one */
export const beginNewFile = (path: string): Promise<FileHandle> => openNewFile(path, '; --resume goes on with it');

/** A file that grows by texts, a few of which are written at once. */
export class WrittenFile {
  #pending: string[] = [];
  #pendingLength = 0;

  /** `position`: where it goes on, in bytes. */
  constructor(
    private readonly file: FileHandle,
    private position: number,
  ) {}

  get isEmpty(): boolean {
    return this.position === 0 && this.#pendingLength === 0;
  }

  async write(text: string): Promise<void> {
    this.#pending.push(text);
    this.#pendingLength += text.length;
    if (this.#pendingLength >= writtenAtOnce) await this.#flush();
  }

  /** Brings what is written to the disk; returns how long the file is then, in bytes. */
  async sync(): Promise<number> {
    await this.#flush();
    await this.file.sync();
    return this.position;
  }

  /** What is written is on the disk then. */
  async close(): Promise<void> {
    try {
      await this.sync();
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
