import { basename } from 'node:path';
import { Command } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { exampleText } from '../../authoring/examples/made-example.js';
import { writeExamples } from '../../authoring/examples/write-examples.js';
import { makeExamples } from '../../authoring/mutations/make-examples.js';
import { mutationText } from '../../authoring/mutations/mutation-text.js';
import { mutationReport, tryMutants } from '../../authoring/mutations/try-mutants.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import { dataOptions } from '../options/data-options.js';
import { refuseUnknown } from '../../authoring/names/refuse-unknown.js';
import { type Format, formatOption } from '../options/format-option.js';
import { percent, wholeNumber } from '../options/numbers.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

interface MutateOptions extends DataDirectories {
  readonly rule: readonly string[];
  readonly fact: readonly string[];
  readonly count?: number;
  readonly seed: number;
  readonly atLeast: number;
  readonly generate: boolean;
  readonly write: boolean;
  readonly format: Format;
}

/**
 * `mutate`: changes one place of the rules at a time and lists the changes that no example notices. Exit code 1 when
 * fewer than `--at-least` percent are noticed.
 */
export function mutateCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('mutate')
    .description('change one place of the rules at a time, and list the changes that no example notices')
    .option('--rule <id...>', 'only what these rules are written with', [])
    .option('--fact <object.fact...>', 'only what these derived facts are written with', [])
    .option('--count <number>', 'so many changes, drawn with the seed', wholeNumber)
    .option('--seed <number>', 'draws the changes', wholeNumber, 1)
    .option('--at-least <percent>', 'how many must be noticed', percent, 100)
    .option('--generate', 'make examples that notice more of them', false)
    .option('--write', 'make these examples, and write them into the files', false)
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: MutateOptions) => {
    const { rules, screens, rule, fact, count, seed, format } = options;
    const { ruleSets } = loadChecked(rules, screens).systems;
    refuseUnknown(ruleSets, options);
    const owners = [...rule.map((id) => `the rule ${id}`), ...fact.map((name) => `the fact ${name}`)];
    const tried = tryMutants(ruleSets, { owners, count, seed });
    if (owners.length > 0 && tried.length === 0) throw new Error(`nothing can be changed in ${owners.join(', ')}`);
    const report = mutationReport(tried);
    const made = options.generate || options.write ? makeExamples(tried, ruleSets) : [];
    if (format === 'json') {
      const examples = made.map((each) => ({ of: each.title, example: exampleText(each) }));
      await terminal.out(jsonText({ ...report, examples }));
    } else {
      for (const each of made) await terminal.out(`# ${each.title}\n- ${exampleText(each)}\n`);
      await terminal.out(mutationText(report, basename(rules)));
    }
    if (options.write)
      for (const file of writeExamples(made, ruleSets, rules)) terminal.err(`${basename(rules)}/${file} is written\n`);
    done(100 * report.noticed >= options.atLeast * report.tried ? 0 : 1);
  });
}
