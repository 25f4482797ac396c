import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeStore } from '../../case/store.js';
import { checkLmdbDirectory } from './check-lmdb-directory.js';
import { lockDirectory } from './directory-lock.js';
import { openLmdbStore } from './lmdb-store.js';
import { makeWay, openInTurn } from './making-way.js';
import type { ServingOptions, Writes } from '../open-options.js';

/** What belongs to a store; all of it is its owner's alone. */
const files = ['data.mdb', 'lock.mdb'];

/**
 * Opens an LMDB store for a service: for this process alone, and only when its file is sound.
 * @throws Error that names the file or directory and says why it cannot be used.
 */
export async function serveLmdbStore(directory: string, { warn }: ServingOptions): Promise<WholeStore> {
  const release = lockSound(directory);
  try {
    await warnOfDamage(directory, warn);
    return await openInTurn(directory, () => openLmdbStore(directory, { makesWay: true, closed: release }), {
      serving: true,
    });
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Holds an LMDB store for several processes of one service, which open it as guests do (`openInTurn`): this one lets
 * them, and others, in, and keeps back the writes of all meanwhile. Returns what gives the directory back.
 * @throws Error that names the file or directory and says why it cannot be used.
 */
export async function holdLmdbStore(directory: string, { warn }: ServingOptions, writes: Writes): Promise<() => void> {
  const release = lockSound(directory);
  try {
    await warnOfDamage(directory, warn);
    // A guest waits for its turn only where there is a file already.
    const made = await openInTurn(directory, () => openLmdbStore(directory), { serving: true });
    await made.close();
    const noLonger = makeWay(directory, writes);
    return () => {
      noLonger();
      release();
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns what gives the directory back. */
function lockSound(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const release = lockDirectory(directory);
  try {
    for (const file of files.map((name) => join(directory, name)).filter((path) => existsSync(path))) {
      accessSync(file, constants.R_OK | constants.W_OK);
      chmodSync(file, 0o600);
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

async function warnOfDamage(directory: string, warn: (message: string) => void): Promise<void> {
  const damaged = await checkLmdbDirectory(directory);
  if (damaged > 0)
    warn(`${join(directory, 'data.mdb')}: ${damaged} cases are damaged and cannot be read; the others can`);
}
