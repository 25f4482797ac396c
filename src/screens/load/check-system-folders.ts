import type { Findings } from '../../documents/findings/findings.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { startOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import { sharedFolder } from './shared-folder.js';

/**
 * Every folder of screens belongs to a rule system or is shared: a misspelled one would silently be passed over. Where
 * none is spelled nearly so, and screens are there, it is the rules that are not: told at their place.
 */
export function checkSystemFolders(sources: Sources, systems: readonly string[], inRules: Findings): void {
  const known = [sharedFolder, ...systems];
  for (const folder of sources.folders()) {
    if (known.includes(folder)) continue;
    const near = didYouMean(folder, known);
    const message = `there is no rule system "${folder}"${near}; expected one of: ${known.join(', ')}`;
    if (near === '' && sources.folders(folder).includes('texts'))
      inRules.error(
        startOf(folder),
        'missing-file',
        `there is no folder "${folder}" of rules with a rule-set.yaml, though there is one of screens; put back what was lost, or take the screens away`,
      );
    else sources.refuse(folder, 'unknown-file', message);
  }
}
