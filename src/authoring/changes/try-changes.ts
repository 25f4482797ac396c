import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import type { FileChange } from './file-change.js';

/**
 * What loading finds, and the systems that come of it, when some files are changed: tried out in a copy, nothing is
 * written.
 */
export function tryChanges(
  changes: readonly FileChange[],
  directories: DataDirectories,
): ReturnType<typeof loadSystems> {
  const copy = mkdtempSync(join(tmpdir(), 'case-capture-changes-'));
  // Folders of their own: both directories may have the same name.
  const copied = { rules: inCopy(copy, 'rules', directories), screens: inCopy(copy, 'screens', directories) };
  try {
    for (const kind of ['rules', 'screens'] as const)
      cpSync(directories[kind], copied[kind], { recursive: true, dereference: true });
    for (const { path, after } of changes) {
      const kind = isBelow(path, directories.screens) ? 'screens' : 'rules';
      const file = join(copied[kind], relative(directories[kind], path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
    return loadSystems(copied.rules, copied.screens);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const inCopy = (copy: string, kind: keyof DataDirectories, directories: DataDirectories): string =>
  join(copy, kind, basename(directories[kind]));

const isBelow = (path: string, directory: string): boolean => !relative(directory, path).startsWith('..');
