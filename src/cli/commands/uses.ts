import { Command } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { loadNames, namesMissing } from '../../authoring/names/load-names.js';
import { usesOf } from '../../authoring/names/uses.js';
import { usesText } from '../../authoring/names/uses-text.js';
import { dataOptions } from '../options/data-options.js';
import { type Format, formatOption } from '../options/format-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

/** `uses <name>`: where a name of rules or screens is made known, and every place that speaks of it. */
export function usesCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('uses')
    .description('print where an attribute, fact, parameter, code, rule, screen or any other name stands')
    .argument('<name...>', 'person.age, countries/DE, csp.adultAge; its kind may stand in front: catalogue countries')
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (name: string[], { rules, screens, format }: DataDirectories & { format: Format }) => {
    const words = name.join(' ');
    const loaded = loadNames({ rules, screens });
    const answer = usesOf(words, loaded);
    await terminal.out(format === 'json' ? jsonText(answer) : usesText(words, answer));
    if (loaded.findings.errors.length > 0) terminal.err(namesMissing);
    if (!('found' in answer)) done(1);
  });
}
