import { Command } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { loadNames, namesMissing } from '../../authoring/names/load-names.js';
import { vocabularyOf } from '../../authoring/names/vocabulary.js';
import { vocabularyText } from '../../authoring/names/vocabulary-text.js';
import { dataOptions } from '../options/data-options.js';
import { type Format, formatOption } from '../options/format-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

/** `vocabulary <scope>`: what can be written in conditions and values of a scope. */
export function vocabularyCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('vocabulary')
    .description('print the facts of an object, the codes of a catalogue, the operators or the units')
    .argument('<scope>', 'an object (person, benefit, ...), a catalogue (countries, ...), operators or units')
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (scope: string, { rules, screens, format }: DataDirectories & { format: Format }) => {
    const loaded = loadNames({ rules, screens });
    const answer = vocabularyOf(scope, loaded);
    await terminal.out(format === 'json' ? jsonText(answer) : vocabularyText(scope, answer));
    if (loaded.findings.errors.length > 0) terminal.err(namesMissing);
    if (!('sections' in answer)) done(1);
  });
}
