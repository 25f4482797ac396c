import { basename } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Finding } from '../../documents/findings.js';
import type { Kept } from '../../documents/kept.js';
import { loadPersonas } from '../../personas/load-personas.js';
import { checkData } from '../check/check-data.js';

/** Everything that checking finds in the texts as they are, and what is wrong with the personas. */
export function fullCheck({ rules, screens }: DataDirectories, kept: Kept): readonly Finding[] {
  const { systems, findings } = checkData({ rules, screens }, { kept });
  findings.addFrom(loadPersonas(rules, systems, { kept }).findings, basename(rules));
  // Whoever edits a file sees what is missed in it, wherever else that is missed, too.
  return findings.all.flatMap((finding) => finding.standsFor ?? [finding]);
}
