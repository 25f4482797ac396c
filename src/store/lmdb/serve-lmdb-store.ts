import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeStore } from '../../case/store.js';
import { checkLmdbDirectory } from './check-lmdb-directory.js';
import { lockDirectory } from './directory-lock.js';
import { openLmdbStore } from './lmdb-store.js';
import { openInTurn } from './making-way.js';
import type { ServingOptions } from '../open-options.js';

/** What belongs to a store; all of it is its owner's alone. */
const files = ['data.mdb', 'lock.mdb'];

/**
 * Opens an LMDB store for a service: for this process alone, and only when its file is sound.
 * @throws Error that names the file or directory and says why it cannot be used.
 */
export async function serveLmdbStore(directory: string, { warn }: ServingOptions): Promise<WholeStore> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const release = lockDirectory(directory);
  try {
    for (const file of files.map((name) => join(directory, name)).filter((path) => existsSync(path))) {
      accessSync(file, constants.R_OK | constants.W_OK);
      chmodSync(file, 0o600);
    }
    const damaged = await checkLmdbDirectory(directory);
    if (damaged > 0)
      warn(`${join(directory, 'data.mdb')}: ${damaged} cases are damaged and cannot be read; the others can`);
    return await openInTurn(directory, () => openLmdbStore(directory, { makesWay: true, closed: release }), {
      serving: true,
    });
  } catch (error) {
    release();
    throw error;
  }
}
