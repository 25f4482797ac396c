import { basename } from 'node:path';
import { Command, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { type CoverageKind, coverageKinds } from '../../authoring/coverage/coverage.js';
import { coverageText } from '../../authoring/coverage/coverage-text.js';
import { missingExamples } from '../../authoring/coverage/missing-examples.js';
import { testRules } from '../../authoring/coverage/test-rules.js';
import { exampleText } from '../../authoring/examples/made-example.js';
import { writeExamples } from '../../authoring/examples/write-examples.js';
import { loadCheckedPersonas } from '../../personas/load-checked-personas.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import type { Systems } from '../../screens/model/systems.js';
import { dataOptions } from '../options/data-options.js';
import { refuseUnknown } from '../../authoring/names/refuse-unknown.js';
import { type Format, formatOption } from '../options/format-option.js';
import { percent } from '../options/numbers.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

interface TestOptions extends DataDirectories {
  readonly personas: boolean;
  readonly rule: readonly string[];
  readonly atLeast: number;
  readonly all: readonly CoverageKind[];
  readonly generate: boolean;
  readonly write: boolean;
  readonly format: Format;
}

/**
 * `test`: runs examples and personas and says how much of the rules they come to; with `--generate` makes examples at
 * the limits of rules instead. Exit code 1 when something does not come out as it says, or less than `--at-least`
 * percent of anything is covered, or not all of a kind of `--all`.
 */
export function testCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('test')
    .description('run the examples and personas, and say how much of the rules they come to')
    .option('--no-personas', 'without the personas, which take a minute')
    .option('--at-least <percent>', 'how much of each kind must be covered', percent, 0)
    .addOption(new Option('--all <kind...>', 'kinds of which everything must be').choices(coverageKinds).default([]))
    .option('--generate', 'make examples at the limits of rules, and a step beside them', false)
    .option('--write', 'make these examples, and write them into the files', false)
    .option('--rule <id...>', 'make them for these rules only', [])
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: TestOptions) => {
    const { systems } = loadChecked(options.rules, options.screens);
    refuseUnknown(systems.ruleSets, { rule: options.rule });
    if (options.generate || options.write) return generate(systems, options, terminal);
    if (options.rule.length > 0)
      command.error('error: --rule goes with --generate or --write: without these all examples and personas are run');
    const report = await testRules(systems, options.personas ? loadCheckedPersonas(options.rules, systems) : undefined);
    await terminal.out(options.format === 'json' ? jsonText(report) : coverageText(report, basename(options.rules)));
    const isCovered = (kind: CoverageKind): boolean => {
      const { covered, total } = report.coverage.kinds[kind];
      return 100 * covered >= (options.all.includes(kind) ? 100 : options.atLeast) * total;
    };
    done(report.differences.length === 0 && coverageKinds.every(isCovered) ? 0 : 1);
  });
}

async function generate(
  systems: Systems,
  { rule, rules, write, format }: TestOptions,
  terminal: Terminal,
): Promise<void> {
  const made = missingExamples(systems.ruleSets, rule);
  if (format === 'json')
    await terminal.out(jsonText(made.map((each) => ({ of: each.title, example: exampleText(each) }))));
  else for (const each of made) await terminal.out(`# ${each.title}\n- ${exampleText(each)}\n`);
  if (made.length === 0)
    terminal.err(
      'nothing to add: at each limit and beside it stands an example, or none of those that are there can be moved to it\n',
    );
  if (!write) return;
  for (const file of writeExamples(made, systems.ruleSets, rules))
    terminal.err(`${basename(rules)}/${file} is written\n`);
}
