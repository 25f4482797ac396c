import type { DataDirectories } from '../documents/data-directories.js';
import { stateOfFiles } from './data-files.js';
import type { Reloading } from './reloading.js';
import { watchFiles } from './watch-files.js';

/**
 * Asks for changed rules and screens to be taken over soon after a file is another one than it was when `known` was its
 * state. Returns what ends that.
 */
export function watchReloads(directories: DataDirectories, known: string, reloading: Reloading): () => void {
  const changed = (): void => void reloading.request();
  return watchFiles({ look: () => stateOfFiles(directories), known, changed });
}
