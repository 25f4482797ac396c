import { chmodSync, closeSync, existsSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkLmdbDirectory } from './check-lmdb-directory.js';
import { openLmdbDatabase } from './lmdb-database.js';
import { openInTurn } from './making-way.js';

/**
 * Copies an LMDB case store into a new directory, as it is at one moment, while a service writes it. `compact`: without
 * unused pages, in which deleted cases still stand. The copy is read through before it gets its name. Returns how many
 * of its cases are damaged.
 * @throws Error when there is no store, or the directory is there already; nothing is left of a copy that failed.
 */
export async function backUpLmdb(
  directory: string,
  to: string,
  { compact }: { readonly compact: boolean },
): Promise<number> {
  const target = resolve(to);
  if (existsSync(target)) throw new Error(`${to} is there already: a backup is made into a new directory`);
  const database = await openInTurn(directory, () => openLmdbDatabase(directory, { mustExist: true }));
  const draft = mkdtempSync(`${target}.unfinished-`);
  try {
    await database.backup(draft, compact);
    const file = join(draft, 'data.mdb');
    chmodSync(file, 0o600);
    sync(file);
    const damaged = await checkLmdbDirectory(draft);
    rmSync(join(draft, 'lock.mdb'), { force: true });
    renameSync(draft, target);
    sync(dirname(target));
    return damaged;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    await database.close();
  }
}

/** What is written to a file, or a name in a directory, is on the disk then. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
