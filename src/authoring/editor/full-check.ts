import type { DataDirectories } from '../../documents/data-directories.js';
import type { Finding } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { checkData } from '../check/check-data.js';

/** Everything that checking finds in the texts as they are. */
export function fullCheck(directories: DataDirectories, kept: Kept): readonly Finding[] {
  const { findings } = checkData(directories, { kept });
  // Whoever edits a file sees what is missed in it, wherever else that is missed, too.
  return findings.all.flatMap((finding) => finding.standsFor ?? [finding]);
}
