import { Command, InvalidArgumentError, Option } from 'commander';
import { streamOfGivenFile } from '../../documents/given-file.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { readExport } from '../transfer/export-lines.js';
import { ImportRun } from '../transfer/import-run.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { identifierFault } from '../../text/plain-text.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

interface ImportOptions {
  readonly store: string;
  readonly replace?: boolean;
  readonly rename: ReadonlyMap<string, string>;
}

/** One more `old=new`. */
function renamed(words: string, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ids = words.split('=');
  const [from = '', to = ''] = ids;
  if (ids.length !== 2) throw new InvalidArgumentError('expected old=new, where no id has a "=" of its own.');
  for (const id of ids) {
    const fault = identifierFault(id);
    if (fault !== undefined) throw new InvalidArgumentError(`"${id}" ${fault}.`);
  }
  if (before.has(from)) throw new InvalidArgumentError(`"${from}" is renamed twice.`);
  return new Map([...before, [from, to]]);
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
  command.addOption(
    new Option('--rename <old=new>', 'store the cases of a sub-system under another id; as often as wanted')
      .argParser(renamed)
      .default(new Map(), 'each keeps its id'),
  );
  return command.action(async (file: string | undefined, { store, replace = false, rename }: ImportOptions) => {
    const cases = await openCaseStore(store, { serving: { warn: (message) => terminal.err(`${message}\n`) } });
    try {
      // Nobody would read from it, nor be told that it fails, where the store cannot be opened.
      const input = file === undefined ? process.stdin : streamOfGivenFile(file);
      const progress = new ProgressBar(terminal);
      const run = new ImportRun(cases, {
        replace,
        renamed: rename,
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
