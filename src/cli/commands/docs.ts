import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { handbook } from '../../authoring/handbook/handbook.js';
import { loadCheckedPersonas } from '../../personas/load-checked-personas.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import { dataOptions } from '../options/data-options.js';
import type { Terminal } from '../terminal/terminal.js';

interface DocsOptions extends DataDirectories {
  readonly output: string;
}

/** `docs --output <directory>`: everything that rules and screens say, as pages for a browser. */
export function docsCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('docs')
    .description('write rules, facts, parameters, catalogues, screens and personas as pages for a browser')
    .addOption(new Option('--output <directory>', 'where the pages are written').makeOptionMandatory());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async ({ rules, screens, output }: DocsOptions) => {
    const { systems } = loadChecked(rules, screens);
    // Rules need no personas; those that there are must be without errors.
    const loaded = existsSync(join(rules, 'personas')) ? loadCheckedPersonas(rules, systems) : undefined;
    const files = handbook(systems, loaded?.personas ?? []);
    for (const [path, content] of files) {
      const file = join(output, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    await terminal.out(`${files.size} files; begin with ${join(output, 'index.html')}\n`);
    done(0);
  });
}
