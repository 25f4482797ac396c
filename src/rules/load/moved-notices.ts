import { placeOf } from '../../documents/position.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Sources } from '../../documents/sources.js';

/** So many are not written twice by chance. */
const several = 2;
const part = 'notices';

/**
 * The folder of notices that another system has lost, when a system finds several of its own a second time in a folder
 * that it shares: those of the other one were moved there. One finding then stands for all.
 */
export function movedNotices(
  folders: readonly string[],
  sources: Sources,
  found: Findings,
): { readonly file: string; readonly message: string; readonly names: readonly string[] } | undefined {
  const twice = found.all.filter(({ code, at }) => code === 'duplicate-key' && at.file.split('/')[1] === part);
  const [first] = twice;
  if (!first || twice.length < several) return undefined;
  const lacking = sources
    .folders()
    .find(
      (folder) =>
        !folders.includes(folder) && sources.has(`${folder}/rule-set.yaml`) && !sources.has(`${folder}/${part}`),
    );
  if (lacking === undefined) return undefined;
  return {
    file: `${lacking}/${part}`,
    names: [],
    message: `there is no ${lacking}/${part}, and ${twice.length} notices stand twice for another system (${placeOf(first.at)}: ${first.message}); were those of ${lacking} moved there?`,
  };
}
