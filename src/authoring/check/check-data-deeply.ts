import { basename } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import { checkDeeply } from '../../meaning/deep/check-deeply.js';
import { loadPersonas } from '../../personas/load-personas.js';
import { checkData, type Checked } from './check-data.js';

/**
 * The same as `checkData`, and on data without errors what takes longer to prove (rule language, "What checking
 * proves"): numbers of rules looked at together, cases that every source type can complete.
 *
 * @param now in milliseconds since 1970
 */
export async function checkDataDeeply(directories: DataDirectories, now: number): Promise<Checked> {
  const { rules, screens } = directories;
  const checked = checkData(directories, { now });
  const { systems, findings } = checked;
  if (findings.errors.length > 0) return checked;
  const deep = await checkDeeply(systems, loadPersonas(rules, systems).personas, now);
  findings.addFrom(deep.rules, basename(rules));
  findings.addFrom(deep.screens, basename(screens));
  return checked;
}
