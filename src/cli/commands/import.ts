import { createReadStream } from 'node:fs';
import { Command, Option } from 'commander';
import { openCaseStore } from '../../store/open-case-store.js';
import { readExport } from '../transfer/export-lines.js';
import { ImportRun } from '../transfer/import-run.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

interface ImportOptions {
  readonly store: string;
  readonly replace?: boolean;
}

/**
 * `import`: stores the cases of an export. A case that is there already is compared, so the same import goes on where
 * one was interrupted. Exit code 1 when a line has a fault, or a case was not stored because there is another one.
 */
export function importCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('import').description(
    'store the cases of an export, on any store; called again it goes on',
  );
  command.argument('[file]', 'the export; default: the standard input');
  command.addOption(storeOption());
  command.addOption(
    new Option('--replace', 'replace a case that is another one in the store; else it stays, and is named'),
  );
  return command.action(async (file: string | undefined, { store, replace = false }: ImportOptions) => {
    const cases = await openCaseStore(store, { serving: { warn: (message) => terminal.err(`${message}\n`) } });
    try {
      const input = file === undefined ? process.stdin : createReadStream(file);
      const progress = new ProgressBar(terminal);
      const run = new ImportRun(cases, {
        replace,
        step: () => progress.step(),
        fault: (text) => terminal.err(`${text}\n`),
      });
      const { stored, present, different, faults } = await run.take(readExport(input));
      progress.end();
      await terminal.out(
        `${stored} cases stored, ${present} there already, ${different} left as they were, ${faults} faults\n`,
      );
      if (different + faults > 0) done(1);
    } finally {
      await cases.close();
    }
  });
}
