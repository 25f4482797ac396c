import { Command } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { startServer } from '../../authoring/editor/server.js';
import { dataOptions } from '../options/data-options.js';

/** `lsp`: the language server of rules and screens, over standard input and output; it ends when the editor says so. */
export function lspCommand(): Command {
  const command = new Command('lsp').description(
    'serve an editor in which rules and screens are written (language server)',
  );
  for (const option of dataOptions()) command.addOption(option);
  // Editors say how they speak to a server; standard input and output is what it has.
  command.option('--stdio', 'over standard input and output, as always');
  command.option(
    '--preview <address>',
    'of case-capture preview, which follows the cursor when the editor says so',
    'http://127.0.0.1:8090/preview',
  );
  return command.action(({ rules, screens, preview }: DataDirectories & { readonly preview: string }) => {
    startServer({ rules, screens }, { input: process.stdin, output: process.stdout }, preview);
  });
}
