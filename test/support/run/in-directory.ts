import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes files (name to content) into a directory of their own, which is removed after use; after a promise is settled.
 */
export function inDirectory<T>(files: Readonly<Record<string, string>>, use: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-files-'));
  const remove = (): void => rmSync(directory, { recursive: true });
  let used: T;
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    used = use(directory);
  } catch (error) {
    remove();
    throw error;
  }
  if (used instanceof Promise) return used.finally(remove) as T;
  remove();
  return used;
}
