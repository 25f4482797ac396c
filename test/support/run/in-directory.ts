import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files (name to content) into a directory of their own, which is removed after use. */
export function inDirectory<T>(files: Readonly<Record<string, string>>, use: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-files-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    return use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
