import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { FileChange } from './file-change.js';

/** A file of rules or screens by its place below the directory of its kind, `common/parameters.yaml`. */
export class DataFile {
  readonly path: string;
  readonly name: string;

  constructor(directories: DataDirectories, kind: keyof DataDirectories, below: string) {
    this.path = join(directories[kind], below);
    this.name = `${basename(directories[kind])}/${below}`;
  }

  get there(): boolean {
    return existsSync(this.path);
  }

  /** @throws Error when it is not there, or no UTF-8. */
  read(): string {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(this.path));
  }

  /** With another text; a file that is not there begins with nothing. */
  changed(change: (text: string) => string): FileChange {
    const before = this.there ? this.read() : undefined;
    return { file: this.name, path: this.path, before, after: change(before ?? '') };
  }
}
