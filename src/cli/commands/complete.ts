import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { AnswerFile } from '../complete/answer-file.js';
import { answererOf } from '../complete/answerer.js';
import { completeFormats, type FormatName } from '../complete/complete-formats.js';
import type { CompleteSummary } from '../complete/complete-summary.js';
import { type Input, inputOfLines, inputOfStore } from '../complete/input.js';
import { runComplete } from '../complete/run-complete.js';
import { dataOptions } from '../options/data-options.js';
import { refuseUnknownSubIds } from '../transfer/refuse-unknown-sub-ids.js';
import { countFromOne } from '../options/numbers.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

interface CompleteOptions extends DataDirectories {
  readonly store?: string;
  readonly from?: string;
  readonly subId: readonly string[];
  readonly sourceType: readonly number[];
  readonly only?: 'incomplete';
  readonly format: FormatName;
  readonly output?: string;
  readonly resume?: true;
  readonly threads: number;
  readonly exitZero?: true;
}

/**
 * `complete`: checks the cases of a store, or of an export, without a server, and stores nothing. Exit code 1 when one
 * is incomplete or broken, or the input has a fault.
 */
export function completeCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('complete').description('check cases for completeness, without a server');
  command.addOption(storeOption({ mandatory: false }));
  command.option('--from <file>', 'instead of a store: the cases of an export; - is the standard input');
  command.option('--sub-id <id...>', 'only these sub-systems of the store', []);
  command.option('--source-type <id...>', 'against these source types; default: those of the case', sourceTypes, []);
  command.addOption(
    new Option('--only <state>', 'print only cases in this state, and broken ones').choices(['incomplete']),
  );
  command.addOption(
    new Option('--format <format>', 'how to print').choices(Object.keys(completeFormats)).default('table'),
  );
  command.option('--output <file>', 'into a new file; default: the standard output');
  command.addOption(new Option('--resume', 'go on with the file of a run that was interrupted'));
  command.addOption(
    new Option('--threads <count>', 'how many cases are checked at once; default: as many as there are cores')
      .argParser(countFromOne)
      .default(availableParallelism(), 'cores'),
  );
  command.option('--exit-zero', 'end with 0 whatever is found; with another code only when cases cannot be checked');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: CompleteOptions) => {
    const { from, subId, output, format, resume } = options;
    if (from !== undefined && (subId.length > 0 || command.getOptionValueSource('store') === 'cli'))
      command.error('error: --from reads an export: it goes with neither --store nor --sub-id');
    if (resume && (output === undefined || from === '-'))
      command.error('error: --resume needs --output, the file to go on with, and an input that can be read again');
    if (completeFormats[format].make && output === undefined)
      command.error(`error: --format ${format} needs --output, the file to be written`);
    const summary = await withInput(options, command, terminal, (input) => complete(input, options, terminal));
    if (!options.exitZero && !summary.isAllComplete) done(1);
  });
}

/** Opens what is checked, and closes it whatever happens. */
async function withInput<T>(
  { store, from, subId }: CompleteOptions,
  command: Command,
  terminal: Terminal,
  work: (input: Input) => Promise<T>,
): Promise<T> {
  if (from !== undefined) return work(await inputOfLines(from));
  if (store === undefined) return command.error('error: --store or --from must say what is to be checked');
  const cases = await openCaseStore(store, { mustExist: true });
  try {
    if (!(await cases.keepsMoments()))
      terminal.err('the database is no replica set: each case is checked as it is when the run comes to it\n');
    await refuseUnknownSubIds(cases, subId);
    return await work(await inputOfStore(cases, subId));
  } finally {
    await cases.close();
  }
}

async function complete(input: Input, options: CompleteOptions, terminal: Terminal): Promise<CompleteSummary> {
  const { output, format } = options;
  const { make } = completeFormats[format];
  if (output === undefined || !make) return answersTo(input, options, terminal, output);
  if (existsSync(output)) throw new Error(`${output} is there already`);
  if (!existsSync(dirname(output))) throw new Error(`there is no folder ${dirname(output)}`);
  const lines = `${output}.lines`;
  const summary = await answersTo(input, options, terminal, lines);
  await make(lines, output);
  await AnswerFile.remove(lines);
  return summary;
}

/** Writes the answers to a file, or to the standard output. */
async function answersTo(
  input: Input,
  options: CompleteOptions,
  terminal: Terminal,
  path: string | undefined,
): Promise<CompleteSummary> {
  const { rules, screens, store, from, subId, sourceType, only, format: name, resume } = options;
  const format = completeFormats[name];
  const of = from === undefined ? { store: withoutPassword(store) } : { from };
  const asked = JSON.stringify({ ...of, subId, sourceType, only, format: name });
  const file =
    path === undefined ? undefined : await (resume ? AnswerFile.resume(path, asked) : AnswerFile.begin(path));
  const now = file?.before?.now ?? Date.now();
  let isWhole = false;
  try {
    const answerer = await answererOf(input.isSmall ? 1 : options.threads, {
      rules,
      screens,
      answering: { sourceTypes: sourceType, now, format: name, only },
    });
    const run = { input, answerer, format, file, asked, now, terminal };
    const summary = await runComplete(run).finally(() => answerer.stop());
    const text = format.summary(summary);
    if (format.summaryTo === 'err') terminal.err(text);
    else await (file ? file.write(text) : terminal.out(text));
    isWhole = !format.make;
    return summary;
  } finally {
    await file?.close({ isWhole });
  }
}

/** A store as it may be kept and shown. */
export const withoutPassword = (store: string | undefined): string | undefined => store?.replace(/\/\/[^/@]*@/, '//');

function sourceTypes(text: string, before: readonly number[]): readonly number[] {
  if (!/^[0-9]+$/.test(text)) throw new InvalidArgumentError('a source type is a number.');
  return [...new Set([...before, Number(text)])];
}
