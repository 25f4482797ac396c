import { didYouMean } from '../../documents/findings/nearest.js';
import type { Sources } from '../../documents/sources.js';
import { sharedFolder } from './shared-folder.js';

/** Every folder of screens belongs to a rule system or is shared: a misspelled one would silently be passed over. */
export function checkSystemFolders(sources: Sources, systems: readonly string[]): void {
  const known = [sharedFolder, ...systems];
  for (const folder of sources.folders()) {
    if (known.includes(folder)) continue;
    const message = `there is no rule system "${folder}"${didYouMean(folder, known)}; expected one of: ${known.join(', ')}`;
    sources.refuse(folder, 'unknown-file', message);
  }
}
