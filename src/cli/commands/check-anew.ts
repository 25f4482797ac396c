import { checkData } from '../../authoring/check/check-data.js';
import { type CheckReport, checkReport } from '../../authoring/check/check-report.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { KnownAnswers } from '../../prepared/known-answers.js';

/**
 * Loads and checks all files; what an earlier check answered, of these files or others that are alike, is not asked
 * again.
 */
export function checkAnew(directories: DataDirectories, now: number): CheckReport {
  const known = new KnownAnswers();
  const kept = known.begin();
  const checked = checkData(directories, { now, kept });
  known.keep(kept);
  return checkReport(checked, directories);
}
