import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Where things lie that no test needs. */
const leftBehind = new Set(['.git', '.cache', 'data', 'coverage']);

/** A copy of a project, in which compiled files may be changed, with a directory for temporary files beside it. */
export class ProjectCopy {
  private constructor(
    readonly directory: string,
    readonly temporary: string,
  ) {}

  /** The packages are not copied but linked. */
  static make(project: string, directory: string): ProjectCopy {
    const copy = new ProjectCopy(join(directory, 'project'), join(directory, 'tmp'));
    cpSync(project, copy.directory, {
      recursive: true,
      filter: (from, to) => {
        if (basename(from) !== 'node_modules') return !leftBehind.has(relative(project, from));
        symlinkSync(from, to);
        return false;
      },
    });
    mkdirSync(copy.temporary);
    return copy;
  }

  /**
   * Other code for a compiled file. Its source map stays as it is: changes are reported by the place of the original.
   */
  write(file: string, code: string): void {
    writeFileSync(join(this.directory, 'dist', file), code);
  }

  /** What tests left behind that were ended before their time. */
  emptyTemporary(): void {
    rmSync(this.temporary, { recursive: true, force: true });
    mkdirSync(this.temporary);
  }
}
