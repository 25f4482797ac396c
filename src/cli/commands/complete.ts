import { Command, InvalidArgumentError, Option } from 'commander';
import type { CaseStore } from '../../case/store.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { checkStoredCase } from '../complete/check-stored-case.js';
import { completeFormats } from '../complete/complete-formats.js';
import { CompleteSummary } from '../complete/complete-summary.js';
import { countCases } from '../transfer/count-cases.js';
import { dataOptions, type DataDirectories } from '../options/data-options.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

interface CompleteOptions extends DataDirectories {
  readonly store: string;
  readonly subId: readonly string[];
  readonly sourceType: readonly number[];
  readonly only?: 'incomplete';
  readonly format: keyof typeof completeFormats;
}

/**
 * `complete`: checks every stored case without a server, and stores nothing. Exit code 1 when one is incomplete or
 * broken.
 */
export function completeCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('complete').description('check stored cases for completeness, without a server');
  command.addOption(storeOption());
  command.option('--sub-id <id...>', 'only these sub-systems', []);
  command.option('--source-type <id...>', 'against these source types; default: those of the case', sourceTypes, []);
  command.addOption(
    new Option('--only <state>', 'print only cases in this state, and broken ones').choices(['incomplete']),
  );
  command.addOption(
    new Option('--format <format>', 'how to print').choices(Object.keys(completeFormats)).default('table'),
  );
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: CompleteOptions) => {
    const { systems } = loadChecked(options.rules, options.screens);
    const cases = await openCaseStore(options.store, { mustExist: true });
    try {
      const format = completeFormats[options.format];
      const summary = new CompleteSummary();
      const progress = new ProgressBar(terminal, await countCases(cases, options.subId));
      const now = Date.now();
      await terminal.out(format.head);
      for await (const walked of walk(cases, options.subId)) {
        const line = await checkStoredCase(systems, walked, options.sourceType, now);
        summary.add(line);
        progress.step();
        if (options.only === undefined || line.broken !== undefined || !line.complete)
          await terminal.out(format.line(line));
      }
      progress.end();
      const text = format.summary(summary);
      if (format.summaryTo === 'out') await terminal.out(text);
      else terminal.err(text);
      done(summary.incomplete + summary.broken > 0 ? 1 : 0);
    } finally {
      await cases.close();
    }
  });
}

function sourceTypes(text: string, before: readonly number[]): readonly number[] {
  if (!/^[0-9]+$/.test(text)) throw new InvalidArgumentError('a source type is a number.');
  return [...before, Number(text)];
}

async function* walk(cases: CaseStore, subIds: readonly string[]): ReturnType<CaseStore['walk']> {
  if (subIds.length === 0) yield* cases.walk();
  for (const subId of subIds) yield* cases.walk({ subId });
}
