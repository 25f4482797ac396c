import { createRequire } from 'node:module';
import { Command, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { type CheckReport, checkReport, checkText } from '../../authoring/check/check-report.js';
import { knownReport } from '../../prepared/known-report.js';
import { dataOptions } from '../options/data-options.js';
import { type Format, formatOption } from '../options/format-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

/** As `run.ts` does: what checks are 350 files. */
const loadAtOnce = createRequire(import.meta.url);

interface CheckOptions extends DataDirectories {
  readonly deep: boolean;
  readonly watch: boolean;
  readonly format: Format;
}

/**
 * `check`: loads rules and screens, runs the examples of the rules and looks at what all of it means, with all findings
 * in one report; `--deep` proves more, `--watch` goes on whenever files change. Exit code 1 when one is an error.
 */
export function checkCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('check').description('check rules and screens, and run the examples of the rules');
  for (const option of [...dataOptions(), formatOption()]) command.addOption(option);
  command.option(
    '--deep',
    'also prove what takes longer: numbers looked at together, cases that can be completed',
    false,
  );
  command.addOption(
    new Option('--watch', 'check again whenever a file is saved, and say what came and what went; Ctrl+C ends it')
      .default(false)
      .conflicts(['deep', 'format']),
  );
  return command.action(async ({ deep, watch, format, ...directories }: CheckOptions) => {
    if (watch) {
      const { watchCheck } = await import('./watch-check.js');
      const { interruption } = await import('../terminal/interruption.js');
      const { errors } = await watchCheck(directories, terminal, interruption());
      return done(errors > 0 ? 1 : 0);
    }
    const report = deep ? await deepCheck(directories) : await usualCheck(directories);
    await terminal.out(format === 'json' ? jsonText(report) : checkText(report));
    done(report.errors > 0 ? 1 : 0);
  });
}

/** What was said of files that are as they were is said again, and what checks is not loaded. */
function usualCheck(directories: DataDirectories): Promise<CheckReport> {
  const now = Date.now();
  return knownReport(directories, now, async () => {
    loadAtOnce('./check-anew.js');
    const { checkAnew } = await import('./check-anew.js');
    return checkAnew(directories, now);
  });
}

/** Most of what a usual check would load is for the deep one alone. */
async function deepCheck(directories: DataDirectories): Promise<CheckReport> {
  const { checkDataDeeply } = await import('../../authoring/check/check-data-deeply.js');
  return checkReport(await checkDataDeeply(directories, Date.now()), directories);
}
