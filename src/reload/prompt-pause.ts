import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DataDirectories } from '../documents/data-directories.js';
import type { Pause } from './watch-files.js';

/** Without being told, the files are looked at so often; when they change, again after so long. In milliseconds. */
const [period, settling] = [100, 20];

/**
 * The pauses of a watch for somebody who saves a file and waits for what it means: the system tells of most changes at
 * once, and what it does not tell (of mounted folders, of those that are new) is found by looking, a little later.
 */
export function promptPause({ rules, screens }: DataDirectories): Pause {
  let isTold = false;
  let wake = (): void => undefined;
  const tell = (): void => {
    isTold = true;
    wake();
  };
  let isListening = false;
  return async (isChanging, ended) => {
    if (!isListening) listen([...foldersIn(rules), ...foldersIn(screens)], tell, ended);
    isListening = true;
    const woken = new AbortController();
    wake = () => woken.abort();
    // Who saves a file writes it in several steps.
    if (isChanging) await pauseFor(settling, ended);
    else if (!isTold) await pauseFor(period, AbortSignal.any([woken.signal, ended]));
    isTold = false;
  };
}

/** Ends at once, and well, when the signal says so. It keeps the process alive. */
const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);

function foldersIn(directory: string): readonly string[] {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(directory, { withFileTypes: true });
  } catch {
    // What cannot be read is found by looking, if it is there some day.
    return [];
  }
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return [directory, ...below.flatMap(({ name }) => foldersIn(join(directory, name)))];
}

function listen(folders: readonly string[], tell: () => void, ended: AbortSignal): void {
  const listeners = folders.flatMap((folder) => listenerOf(folder, tell) ?? []);
  ended.addEventListener('abort', () => {
    for (const listener of listeners) listener.close();
  });
}

/** A system that has nothing more to tell with is no fault: the files are looked at all the same. */
function listenerOf(folder: string, tell: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, tell).on('error', () => undefined);
  } catch {
    return undefined;
  }
}
