import type { Findings } from '../../documents/findings/findings.js';
import { didYouMean, nearest } from '../../documents/findings/nearest.js';
import { startOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import { sharedFolder } from './shared-folder.js';

/**
 * Every folder of screens belongs to a rule system or is shared: a misspelled one would silently be passed over. Where
 * none is spelled nearly so, and screens are there, it is the rules that are not: told at their place.
 */
export function checkSystemFolders(sources: Sources, systems: readonly string[], inRules: Findings): void {
  const known = [sharedFolder, ...systems];
  const unknown = sources.folders().filter((folder) => !known.includes(folder));
  const without = systems.filter((system) => !sources.folders().includes(system));
  for (const folder of unknown) {
    const isWhole = sources.folders(folder).includes('texts');
    const renamed = nearest(folder, without) ?? (isWhole && unknown.length === 1 ? only(without) : undefined);
    if (renamed !== undefined) {
      const message = `there are screens of "${folder}" without rules of that name, and rules of "${renamed}" without screens: was one of the folders renamed? expected the same name for both`;
      sources.refuse(folder, 'unknown-file', message);
      // What the system misses stands here.
      sources.refuseBasis(`${renamed}/texts`, []);
      continue;
    }
    const near = didYouMean(folder, known);
    const message = `there is no rule system "${folder}"${near}; expected one of: ${known.join(', ')}`;
    if (near === '' && isWhole)
      inRules.error(
        startOf(folder),
        'missing-file',
        `there is no folder "${folder}" of rules with a rule-set.yaml, though there is one of screens; put back what was lost, or take the screens away`,
      );
    else sources.refuse(folder, 'unknown-file', message);
  }
}

const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);
