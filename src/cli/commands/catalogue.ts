import { writeFileSync } from 'node:fs';
import { Argument, Command } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { patchOf } from '../../authoring/changes/patch-of.js';
import { writeChanges } from '../../authoring/changes/write-changes.js';
import { catalogueCsv } from '../../authoring/sheets/catalogue-csv.js';
import { catalogueRows, findCatalogue } from '../../authoring/sheets/catalogue-rows.js';
import type { EntryChange } from '../../authoring/sheets/compare-catalogue.js';
import { separators } from '../../authoring/sheets/read-sheet.js';
import { refusalText } from '../../authoring/sheets/refusal-text.js';
import { catalogueChanges } from '../../authoring/sheets/save-catalogue.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { counted } from '../../text/counted.js';
import { dataOptions } from '../options/data-options.js';
import { dryRunOption } from '../options/dry-run-option.js';
import { type Format, formatOption } from '../options/format-option.js';
import { separatorOption } from '../options/separator-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';
import { readGivenFile } from '../../documents/given-file.js';

interface CatalogueOptions extends DataDirectories {
  readonly separator: keyof typeof separators;
  readonly output?: string;
  readonly guard: boolean;
  readonly remove: readonly string[];
  readonly dryRun?: boolean;
  readonly format: Format;
}

/**
 * `catalogue export <name>`: a catalogue as a sheet. `catalogue import <name> <file>`: what the sheet changes, back
 * into the files. Exit code 1 when the sheet cannot be taken over.
 */
export function catalogueCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('catalogue')
    .description('a catalogue as a sheet for a spreadsheet, and what changed in it back into the files')
    .addArgument(new Argument('<action>', 'export or import').choices(['export', 'import']))
    .argument('<name>', 'name of the catalogue, where two systems have it with its folder: german/benefit-types')
    .argument('[file.csv]', 'import: the sheet')
    .addOption(separatorOption())
    .option('--output <file>', 'export: write the sheet there')
    .option('--no-guard', 'export: codes as they are, not as ="0110", which keeps a spreadsheet from changing them')
    .option('--remove <key...>', 'import: entries that may be missing, and are taken away', [])
    .addOption(dryRunOption())
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (action: string, name: string, file: string | undefined, options: CatalogueOptions) => {
    if (action === 'export') await exported(name, options, terminal);
    else if (file === undefined) command.error('error: import needs the file of the sheet');
    else done(await imported(name, file, options, terminal));
  });
}

async function exported(name: string, options: CatalogueOptions, terminal: Terminal): Promise<void> {
  const { ruleSets } = (await loadPrepared(options.rules, options.screens)).systems;
  const current = catalogueRows(findCatalogue(name, ruleSets), options);
  const { output, format } = options;
  const text =
    format === 'json'
      ? jsonText({ catalogue: current.catalogue.name, header: current.header, rows: current.rows })
      : catalogueCsv(current, separators[options.separator], options.guard);
  if (output === undefined) return await terminal.out(text);
  // By its mark a spreadsheet knows that a file is UTF-8.
  writeFileSync(output, format === 'json' ? text : `\uFEFF${text}`);
  await terminal.out(`${counted(current.rows.length, 'row')} written to ${output}\n`);
}

async function imported(name: string, file: string, options: CatalogueOptions, terminal: Terminal): Promise<number> {
  const { changes, notes, refusals, files } = catalogueChanges(name, readGivenFile(file), options.remove, options);
  if (options.format === 'json') {
    const shown = { changes, notes, refusals, files: files.map((each) => each.file) };
    await terminal.out(jsonText(shown));
  } else {
    await terminal.out(refusalText(file, notes));
    if (refusals.length > 0)
      await terminal.out(`${refusalText(file, refusals)}${counted(refusals.length, 'refusal')}; nothing was written\n`);
    else await terminal.out(changes.map(changeText).join(''));
    if (options.dryRun) await terminal.out(patchOf(files));
    const would = options.dryRun ? 'would change' : 'changed';
    if (refusals.length === 0)
      await terminal.out(`${changes.length} of the entries ${would} in ${counted(files.length, 'file')}\n`);
  }
  if (refusals.length > 0) return 1;
  if (!options.dryRun) writeChanges(files);
  return 0;
}

const changeText = ({ key, what, cells }: EntryChange): string =>
  what === 'changed'
    ? Object.entries(cells)
        .map(([column, { from, to }]) => `${key}, ${column}: ${from || 'none'} -> ${to || 'none'}\n`)
        .join('')
    : `${key}: ${what}\n`;
