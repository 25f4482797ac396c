import { once } from 'node:events';
import { checkChanges } from '../../authoring/check/check-changes.js';
import { checkData } from '../../authoring/check/check-data.js';
import { changesText, checkReport, checkText, type CheckReport } from '../../authoring/check/check-report.js';
import type { WrittenFinding } from '../../authoring/check/written-findings.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { Kept } from '../../documents/kept.js';
import { stateOfFiles } from '../../reload/data-files.js';
import { promptPause } from '../../reload/prompt-pause.js';
import { watchFiles } from '../../reload/watch-files.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * Checks, and checks again whenever files have changed, until `ended` says so: prints the whole report once, and then what
 * came and what went. A file whose text is as it was is not read into a tree again. Resolves to the last report.
 */
export async function watchCheck(
  directories: DataDirectories,
  terminal: Terminal,
  ended: AbortSignal,
): Promise<CheckReport> {
  const kept = new Kept();
  const check = (): CheckReport => checkReport(checkData(directories, { kept }), directories);
  const look = (): Promise<string> => stateOfFiles(directories);
  const state = await look();
  let report = check();
  let known: readonly WrittenFinding[] = report.findings;
  await terminal.out(`${checkText(report)}watching ${directories.rules} and ${directories.screens}\n`);
  const changed = (): void => {
    report = check();
    const changes = checkChanges(known, { findings: report.findings, wasAllLookedAt: report.systems.length > 0 });
    known = changes.known;
    void terminal.out(changesText(changes, report));
  };
  const stop = watchFiles({ look, known: state, changed }, promptPause(directories));
  if (!ended.aborted) await once(ended, 'abort');
  stop();
  return report;
}
