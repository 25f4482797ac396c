import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { patchOf } from '../../authoring/changes/patch-of.js';
import { writeChanges } from '../../authoring/changes/write-changes.js';
import { parameterCsv } from '../../authoring/sheets/parameter-columns.js';
import { parameterSheet } from '../../authoring/sheets/parameter-sheet.js';
import { parameterText } from '../../authoring/sheets/parameter-text.js';
import { separators } from '../../authoring/sheets/read-sheet.js';
import { refusalText } from '../../authoring/sheets/refusal-text.js';
import { parameterChanges } from '../../authoring/sheets/save-parameters.js';
import { nameOf } from '../../authoring/sheets/import-parameters.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { counted } from '../../text/counted.js';
import { dataOptions } from '../options/data-options.js';
import { dryRunOption } from '../options/dry-run-option.js';
import { separatorOption } from '../options/separator-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';
import { readGivenFile } from '../../documents/given-file.js';

interface ParametersOptions extends DataDirectories {
  readonly format: 'text' | 'json' | 'csv';
  readonly separator: keyof typeof separators;
  readonly output?: string;
  readonly import?: string;
  readonly dryRun?: boolean;
}

/**
 * `parameters`: the parameters of all parameter sets side by side; `--import` writes the values that a sheet changes
 * back into the files of the sets. Exit code 1 when the sheet cannot be taken over.
 */
export function parametersCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('parameters')
    .description('the parameters of all parameter sets as one sheet, and the changes of a sheet back into the files')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'csv']).default('text'))
    .addOption(separatorOption())
    .option('--output <file>', 'write the sheet there; the name of a .csv or .json file says its format')
    .option('--import <file.csv>', 'take over the values that this sheet changes')
    .addOption(dryRunOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: ParametersOptions) => {
    if (options.import === undefined) await exported(options, terminal);
    else done(await imported(options.import, options, terminal));
  });
}

async function exported(options: ParametersOptions, terminal: Terminal): Promise<void> {
  const { output } = options;
  if (output !== undefined && options.format === 'text' && !/\.(?:csv|json|txt)$/.test(output))
    throw new Error(`${output}: expected a name that ends in .csv, .json or .txt, or --format csv or json`);
  const format = output?.endsWith('.csv') ? 'csv' : output?.endsWith('.json') ? 'json' : options.format;
  const sheet = parameterSheet((await loadPrepared(options.rules, options.screens)).systems.ruleSets);
  const text =
    format === 'json'
      ? jsonText(sheet)
      : format === 'csv'
        ? parameterCsv(sheet, separators[options.separator])
        : parameterText(sheet);
  if (output === undefined) return await terminal.out(text);
  // By its mark a spreadsheet knows that a file is UTF-8.
  writeFileSync(output, format === 'csv' ? `\uFEFF${text}` : text);
  await terminal.out(`${counted(sheet.rows.length, 'row')} written to ${output}\n`);
}

async function imported(file: string, options: ParametersOptions, terminal: Terminal): Promise<number> {
  const { changes, refusals, files } = parameterChanges(readGivenFile(file), options);
  if (options.format === 'json') {
    const shown = { changes, refusals, files: files.map((each) => each.file) };
    await terminal.out(jsonText(shown));
  } else if (refusals.length > 0) {
    await terminal.out(`${refusalText(file, refusals)}${counted(refusals.length, 'refusal')}; nothing was written\n`);
  } else {
    for (const change of changes)
      await terminal.out(`set ${change.set}, ${nameOf(change)}: ${change.from || 'none'} -> ${change.to || 'none'}\n`);
    if (options.dryRun) await terminal.out(patchOf(files));
    await terminal.out(
      `${counted(changes.length, 'value')} ${options.dryRun ? 'would change' : 'changed'} in ${counted(files.length, 'file')}\n`,
    );
  }
  if (refusals.length > 0) return 1;
  if (!options.dryRun) writeChanges(files);
  return 0;
}
