import type { Findings } from '../../documents/findings.js';
import { didYouMean } from '../../documents/nearest.js';
import { Sources } from '../../documents/sources.js';
import { sharedFolder } from './shared-folder.js';

/** Every folder of screens belongs to a rule system or is shared: a misspelled one would silently be passed over. */
export function checkSystemFolders(directory: string, systems: readonly string[], findings: Findings): void {
  const known = [sharedFolder, ...systems];
  for (const folder of new Sources(directory, findings).folders()) {
    if (known.includes(folder)) continue;
    const message = `there is no rule system "${folder}"${didYouMean(folder, known)}; expected one of: ${known.join(', ')}`;
    findings.error({ file: folder, line: 1, column: 1 }, 'unknown-file', message);
  }
}
