import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { checkChanges } from '../../authoring/check/check-changes.js';
import { checkData } from '../../authoring/check/check-data.js';
import { changesText, checkReport, checkText, type CheckReport } from '../../authoring/check/check-report.js';
import type { WrittenFinding } from '../../authoring/check/written-findings.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { stateOfFiles } from '../../reload/data-files.js';
import { promptPause } from '../../reload/prompt-pause.js';
import { watchFiles } from '../../reload/watch-files.js';
import { KnownAnswers } from '../../prepared/known-answers.js';
import type { Terminal } from '../terminal/terminal.js';

/** So often all is checked again while nobody waits, so long after each other: later checks take half of the second. */
const [rehearsals, breath] = [8, 50];

/**
 * Checks, and checks again whenever files have changed, until `ended` says so: prints the whole report once, and then
 * what came and what went. A file whose text is as it was is not read into a tree again. Resolves to the last report.
 */
export async function watchCheck(
  directories: DataDirectories,
  terminal: Terminal,
  ended: AbortSignal,
): Promise<CheckReport> {
  const known = new KnownAnswers();
  const kept = known.begin();
  const check = (): CheckReport => checkReport(checkData(directories, { kept }), directories);
  const look = (): Promise<string> => stateOfFiles(directories);
  const state = await look();
  let report = check();
  let found: readonly WrittenFinding[] = report.findings;
  known.keep(kept);
  await terminal.out(`${checkText(report)}watching ${directories.rules} and ${directories.screens}\n`);
  let isUntouched = true;
  const changed = (): void => {
    isUntouched = false;
    report = check();
    const changes = checkChanges(found, { findings: report.findings, wasAllLookedAt: report.systems.length > 0 });
    found = changes.known;
    void terminal.out(changesText(changes, report));
  };
  const stop = watchFiles({ look, known: state, changed }, promptPause(directories));
  for (let left = rehearsals; left > 0 && isUntouched && !ended.aborted; left--) {
    check();
    await setTimeout(breath);
  }
  if (!ended.aborted) await once(ended, 'abort');
  stop();
  return report;
}
