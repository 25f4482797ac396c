import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileChange } from './file-change.js';

/**
 * Writes all files, or none: what was written comes back when one cannot be.
 *
 * @throws Error when a file has changed since it was read, or cannot be written.
 */
export function writeChanges(changes: readonly FileChange[]): void {
  for (const { file, path, before } of changes)
    if ((existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== before)
      throw new Error(`${file} has been changed meanwhile; nothing was written`);
  const written: FileChange[] = [];
  try {
    for (const change of changes) {
      mkdirSync(dirname(change.path), { recursive: true });
      replaceFile(change.path, change.after);
      written.push(change);
    }
  } catch (problem) {
    for (const { path, before } of written) {
      if (before === undefined) rmSync(path, { force: true });
      else replaceFile(path, before);
    }
    throw problem;
  }
}

/** Never half a file: it takes the place of the old one when it is complete. */
function replaceFile(path: string, text: string): void {
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (problem) {
    rmSync(beside, { force: true });
    throw problem;
  }
}
